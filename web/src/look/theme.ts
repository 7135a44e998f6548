import type { Theme } from './settings.svelte';

const dark = matchMedia('(prefers-color-scheme: dark)');

/** Day or night on the whole page, as chosen or as the system has it. */
export function wear(theme: Theme): () => void {
  const dress = () => {
    const night = theme === 'dark' || (theme === 'auto' && dark.matches);
    document.documentElement.dataset.theme = night ? 'dark' : 'light';
  };
  dress();
  dark.addEventListener('change', dress);
  return () => dark.removeEventListener('change', dress);
}

/** Shows every piece and board for the eye; `npx vite` serves it as /gallery.html, no build has it. */
import { mount } from 'svelte';
import Gallery from './Gallery.svelte';

const target = document.getElementById('gallery');
if (target === null) throw new Error('the page has no element #gallery');
const night = matchMedia('(prefers-color-scheme: dark)').matches;
document.documentElement.dataset.theme = night ? 'dark' : 'light';
mount(Gallery, { target });

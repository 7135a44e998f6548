/// <reference types="vitest/config" />
import { svelte } from '@sveltejs/vite-plugin-svelte';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vite';

const house = fileURLToPath(new URL('..', import.meta.url));

export default defineConfig({
  plugins: [svelte()],
  resolve: {
    alias: { $words: `${house}src/pegout/words` },
    ...(process.env.VITEST ? { conditions: ['browser'] } : {}),
  },
  server: {
    fs: { allow: [house] },
    proxy: { '/api': { target: 'http://127.0.0.1:8000', ws: true } },
  },
  build: {
    outDir: `${house}src/pegout/server/page`,
    emptyOutDir: true,
    target: 'es2022',
  },
  test: { include: ['src/**/*.test.ts'] },
});

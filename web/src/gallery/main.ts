/** Shows every piece and board for the eye; `npx vite` serves it as /gallery.html, no build has it. */
import { mount } from 'svelte';
import Gallery from './Gallery.svelte';

const target = document.getElementById('gallery');
if (target === null) throw new Error('the page has no element #gallery');
mount(Gallery, { target });

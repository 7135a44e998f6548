import { mount } from 'svelte';
import App from './App.svelte';
import { settings } from './look/settings.svelte';
import { readAddress } from './rooms/address';
import './look/room.css';
import { isLanguage } from './words/languages';
import { words } from './words/say.svelte';

const target = document.getElementById('page');
if (target === null) throw new Error('the page has no element #page');

const asked = readAddress(new URL(location.href)).language;
if (isLanguage(asked)) {
  settings.language = asked;
  settings.keep();
}
await words.use(settings.language);
mount(App, { target });

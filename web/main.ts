import { mount } from 'svelte';

import App from './App.svelte';
import './styles/page.css';

mount(App, { target: document.getElementById('app') as HTMLElement });

// What the pages do beyond their forms. Without script everything works by reloading.
import { enhance } from './enhance.js';
import './forms.js';
import './keys.js';
import { announce } from './notify.js';
import { listen } from './stream.js';
import './theme.js';

enhance();
announce();
listen();

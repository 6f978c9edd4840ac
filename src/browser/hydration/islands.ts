// What makes islands live, in this order: the runtime looks for its directives as soon as it is there.
import './provide-intent.ts';
import 'astro/runtime/server/astro-island.js';

// The scripts that hydrate islands. The order matters: the runtime looks for its directives as soon as it is loaded.
import './provide-intent.ts';
import 'astro/runtime/server/astro-island.js';

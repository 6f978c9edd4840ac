import intent from './intent.ts';

/** Registers `client:intent` with the runtime of islands. */
const page = window as { Astro?: object };
page.Astro = { ...page.Astro, intent };

import intent from './intent.ts';

/** Makes `client:intent` known to the runtime of islands. */
const page = window as { Astro?: object };
page.Astro = { ...page.Astro, intent };

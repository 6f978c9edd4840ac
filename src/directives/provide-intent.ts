import intent from './intent.ts';

/** Makes `client:intent` known before the islands' element is there: it looks for its directives as soon as it is. */
const page = window as { Astro?: object };
page.Astro = { ...page.Astro, intent };

import { createApp } from 'astro/app/entrypoint';

/** The whole product's pages, ready to be rendered for any dealer. */
export const app = createApp({ streaming: false });

import { manifest } from 'virtual:astro:manifest';
import { pageRenderer } from './page-renderer.ts';

/** Renders the product's pages, for any dealer: the entry of the bundle. */
export const render = pageRenderer(manifest);

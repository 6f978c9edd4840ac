import { manifest } from 'virtual:astro:manifest';
import { pageDrawer } from './drawer.ts';

/** Draws the product's pages, for any dealer: the entry of the bundle. */
export const draw = pageDrawer(manifest);

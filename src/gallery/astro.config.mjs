import react from '@astrojs/react';
import { defineConfig } from 'astro/config';
import { chunkAddress } from '../browser/hydration/chunk-address.mjs';
import { clientDirectives } from '../browser/hydration/client-directives.mjs';
import { galleryPages } from './gallery-pages.mjs';

/**
 * The gallery alone, as static files for its tests (tests/gallery). Run from the repository:
 * `astro build --config src/gallery/astro.config.mjs`.
 */
export default defineConfig({
	output: 'static',
	outDir: process.env.FORECOURT_GALLERY ?? './.forecourt/gallery',
	cacheDir: './.forecourt/astro-gallery',
	integrations: [react(), clientDirectives, galleryPages({ isBuilt: true })],
	vite: { build: { assetsInlineLimit: 0 }, plugins: [chunkAddress()] },
});

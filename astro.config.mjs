import { fileURLToPath } from 'node:url';
import react from '@astrojs/react';
import { defineConfig } from 'astro/config';
import { chunkAddress } from './src/browser/hydration/chunk-address.mjs';
import { clientDirectives } from './src/browser/hydration/client-directives.mjs';
import { sharedFiles } from './src/browser/hydration/shared-files.mjs';
import { galleryPages } from './src/gallery/gallery-pages.mjs';
import { filterHooks } from './src/generator/bundle/filter-hooks.mjs';
import { leaveOut } from './src/generator/bundle/leave-out.mjs';
import { featurePages } from './src/generator/bundle/page-files.mjs';
import { usePageRuntime } from './src/generator/page-runtime/use-page-runtime.mjs';

/** Whether a bundle draws pages with Astro's own runtime, to compare both (`npm run build -- --renderer astro`). */
const isAstro = process.env.FORECOURT_RENDERER === 'astro';

/**
 * One server bundle and one set of client assets for all dealers (docs/decisions/0001-one-bundle.md). The bundle contains no dealer:
 * the generator passes each page its data.
 */
const renderedByTheGenerator = {
	name: 'rendered-by-the-generator',
	hooks: {
		'astro:config:done': ({ setAdapter }) =>
			setAdapter({
				name: 'rendered-by-the-generator',
				entrypointResolution: 'auto',
				serverEntrypoint: new URL(
					`./src/generator/page-runtime/${isAstro ? 'astro-entry' : 'entry'}.ts`,
					import.meta.url,
				),
				supportedAstroFeatures: { serverOutput: 'stable', sharpImageService: 'stable' },
			}),
	},
};

export default defineConfig({
	output: 'server',
	outDir: process.env.FORECOURT_BUNDLE ?? './.forecourt/bundle',
	cacheDir: './.forecourt/astro',
	trailingSlash: 'never',
	// Streaming makes islands a third slower to render, and emits scripts that a Content Security Policy cannot list.
	adapter: renderedByTheGenerator,
	integrations: [
		react({ experimentalDisableStreaming: true }),
		clientDirectives,
		featurePages,
		galleryPages(),
		leaveOut,
	],
	vite: {
		// Beside Astro's: the packages may be on a disk that cannot be written.
		cacheDir: './.forecourt/vite',
		// Small scripts stay files: they are the same on all pages, and inlining them makes a page a tenth larger.
		build: { assetsInlineLimit: 0 },
		plugins: [filterHooks, chunkAddress(), ...(isAstro ? [] : [usePageRuntime])],
		resolve: {
			alias: [
				// Parts of InstantSearch that no page uses: 22 kB of the search page's budget.
				{
					find: /^\..*\/(createHelpers|create(Insights|Metadata|Router)Middleware|hydrateSearchClient)\.js$/,
					replacement: fileURLToPath(new URL('./src/search/instantsearch/left-out.ts', import.meta.url)),
				},
			],
		},
		worker: { format: 'es' },
		// Only what is used of these packages is bundled. As packages they are 130 files, most of them Zod's, which every thread would load.
		ssr: { noExternal: ['@nanostores/react', '@oslojs/encoding', 'nanostores', 'picomatch', 'zod'] },
		environments: {
			client: { build: { rolldownOptions: { output: { codeSplitting: sharedFiles } } } },
		},
	},
	devToolbar: { enabled: false },
	server: { host: '127.0.0.1' },
});

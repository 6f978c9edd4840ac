import type { KnipConfig } from 'knip';

/** What is reached from where, so that files, exports and packages that nothing uses fail `npm test`. */
export default {
	entry: [
		'scripts/*.{ts,mjs}',
		// Found by their place: suites of `npm run bench`, dealers, pages, blocks of the home page.
		'scripts/bench/suites/*.ts',
		'{dealers,tests/fixtures/dealers}/*/dealer.ts',
		'src/features/*/*.page.astro',
		'src/features/home/blocks/*/view.ts',
		// The gallery of `npm run dev`, injected by its integration, and what it draws.
		'src/gallery/{Gallery.astro,astro.config.mjs}',
		'src/ui/**/*.examples.{tsx,astro}',
		// Started as programs of their own, or loaded by the address of their chunk (`?address`).
		'scripts/test/serve-sites.ts',
		'scripts/demo/pictures/contact-sheet.ts',
		'src/generator/{bundle-entry.mjs,worker.ts}',
		'src/browser/saved-vehicles/marks.ts',
		'src/browser/leads/send-drafts.ts',
		'src/ui/live-update/apply-changes.ts',
		'src/features/locations/{browser/watch-postcode,embed/map/draw-map}.ts',
	],
	project: ['{src,scripts,dealers,tests}/**/*.{ts,tsx,mjs,astro}', '*.{ts,mjs}'],
	ignoreExportsUsedInFile: true,
	// Run by `npm test` from their files in node_modules; font files found by `import.meta.resolve`.
	ignoreDependencies: ['@astrojs/check', '@biomejs/biome', '@expo-google-fonts/figtree'],
	// Programs of the machine: without them their tests and benchmarks say so.
	ignoreBinaries: ['hugo', 'umount'],
	playwright: {
		config: ['playwright.config.ts', 'tests/gallery/playwright.config.ts'],
		entry: ['tests/{e2e,a11y,budget,gallery}/**/*.spec.ts'],
	},
} satisfies KnipConfig;

import type { KnipConfig } from 'knip';

/** Entry points, from which unused files, exports and packages are found; `npm test` fails on them. */
export default {
	entry: [
		'scripts/*.{ts,mjs}',
		// Found by their path: suites of `npm run bench`, dealers, pages, blocks of the home page.
		'scripts/bench/suites/*.ts',
		'{dealers,tests/fixtures/dealers}/*/dealer.ts',
		'src/features/*/*.page.astro',
		'src/features/home/blocks/*/view.ts',
		// The gallery of `npm run dev`, injected by its integration, and what it draws.
		'src/gallery/{Gallery.astro,astro.config.mjs}',
		'src/ui/**/*.examples.{tsx,astro}',
		// Started as separate programs, or loaded by the address of their chunk (`?address`).
		'scripts/test/serve-sites.ts',
		'scripts/bench/build/resident-process.ts',
		'tests/fixtures/{commands/run-each,deploy/busy-publisher,leads/ending-threads,watch/clock-that-jumps}.ts',
		'tests/crash/publisher-process.ts',
		'scripts/demo/pictures/{contact-sheet,own-vehicles}.ts',
		'src/generator/threads/worker.ts',
		// Entries of the bundle, and the modules that Vite takes for Astro's.
		'src/generator/page-runtime/{entry,astro-entry,compiler-runtime,once}.ts',
		'src/browser/{saved-vehicles/press-save-button,watchlist/{press-heart,refresh-list,save-search}}.ts',
		'src/browser/{chat-panel/open-chat-panel,leads/send-drafts}.ts',
		'src/browser/stock-search/{find-subject,cities-by-postcode}.ts',
		'src/features/{forms/browser/{sending/sender,answers/fill-figures},finance/island/budget/find-fitting-vehicles,trade-in/browser/{service,held-valuation,after-trade-in}}.ts',
		'src/features/finance/island/calculator/VehicleStrip.tsx',
		'src/browser/account/passkeys.ts',
		'src/features/account/{island/{PasskeyStep,StoppedStep}.tsx,browser/{return-choice,show-vehicle}.ts}',
		'src/ui/hours/hours-now.ts',
		'src/features/search/island/{said/SaidSentence,ways-out/WaysOut}.tsx',
		'src/features/garage/island/{account/{ChangeNumber,EraseAccount,leave-account}.tsx,searches/recent-list.ts}',
		'src/features/watchlist/island/{ImportOffer,ViewedCars}.tsx',
		'src/ui/live-update/apply-changes.ts',
		'src/features/locations/{browser/watch-postcode,embed/map/draw-map}.ts',
	],
	project: ['{src,scripts,dealers,tests}/**/*.{ts,tsx,mjs,astro}', '*.{ts,mjs}'],
	ignoreExportsUsedInFile: true,
	// Run by `npm test` by their path in node_modules; font files found by `import.meta.resolve`.
	ignoreDependencies: ['@astrojs/check', '@biomejs/biome', '@expo-google-fonts/figtree', 'typescript-native'],
	// System programs; tests and benchmarks report when they are missing.
	ignoreBinaries: ['hugo', 'umount'],
	playwright: {
		config: ['playwright.config.ts', 'tests/gallery/playwright.config.ts'],
		entry: ['tests/{e2e,pages,a11y,budget,gallery}/**/*.spec.ts'],
	},
} satisfies KnipConfig;

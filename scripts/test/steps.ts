import { obtainBrowser, obtainHeadlessShell } from './obtain-browser.ts';

/** One part of `npm test`: a tool of `node_modules` with its arguments. */
export interface Step {
	name: string;
	/** Its purpose, for `--help`. */
	about: string;
	/** Path of the tool below `node_modules`, run by the current Node. */
	tool: string;
	args: readonly string[];
	/** Uses one core: it runs in parallel with other such steps, and its output is printed when it ends. */
	isStatic?: true;
	/**
	 * Obtains what the tool needs beyond the packages, as environment variables.
	 *
	 * @throws UserError when it cannot be obtained: the step then counts as not run, which fails the whole
	 */
	prepare?: () => Promise<Record<string, string>>;
}

/** The full browser is there in every case: the back-forward cache has its test in it. */
async function browsers(): Promise<Record<string, string>> {
	const full = await obtainBrowser();
	return { FORECOURT_BROWSER: (await obtainHeadlessShell()) ?? full };
}

/** Every step, the quickest first. */
export const STEPS: readonly Step[] = [
	{
		name: 'lint',
		about: 'formatting and lint (Biome)',
		tool: '@biomejs/biome/bin/biome',
		args: ['ci', '--error-on-warnings', '.'],
		isStatic: true,
	},
	{
		name: 'unused',
		about: 'files, exports and packages that nothing uses (knip.ts)',
		tool: 'knip/bin/knip.js',
		args: ['--no-progress', '--treat-config-hints-as-errors'],
		isStatic: true,
	},
	{
		name: 'types',
		about: 'types of sources, scripts and tests (TypeScript 7)',
		tool: 'typescript-native/bin/tsc',
		args: ['--noEmit', '--project', '.'],
		isStatic: true,
	},
	{
		name: 'templates',
		about: 'types of .astro files (astro check)',
		tool: 'astro/bin/astro.mjs',
		args: ['check', '--tsconfig', 'tsconfig.astro.json', '--minimumFailingSeverity', 'warning'],
		isStatic: true,
	},
	{
		name: 'vitest',
		about: 'rules, import table, contracts, builds and whole sites (Vitest)',
		tool: 'vitest/vitest.mjs',
		args: ['run'],
	},
	{
		name: 'gallery',
		about: 'pieces of src/ui: accessibility, and how they look beside the commit before',
		tool: 'playwright/cli.js',
		args: ['test', '--config', 'tests/gallery/playwright.config.ts'],
		prepare: browsers,
	},
	{
		name: 'browser',
		about: 'visitor journeys, accessibility and budgets in Chromium (Playwright)',
		tool: 'playwright/cli.js',
		args: ['test'],
		prepare: browsers,
	},
];

import { defineConfig } from 'playwright/test';
import { browserArguments, findQuickBrowser } from './scripts/test/find-browser.ts';
import { PATIENCE } from './scripts/test/patience.ts';

const executablePath = process.env['FORECOURT_BROWSER'] ?? findQuickBrowser();
if (!executablePath) throw new Error('No Chromium starts on this machine; npm test installs one.');

/** Visitor journeys in a real Chromium on real sites, which are built once and served with their own headers on a free port. */
export default defineConfig({
	projects: [
		// Two keep two cores busy. The third worker has the others meanwhile, which wait half a second on each page for an idle network.
		{ name: 'e2e', testDir: 'tests/e2e', workers: 2 },
		...['pages', 'a11y', 'budget'].map((name) => ({ name, testDir: `tests/${name}` })),
	],
	// Node runs TypeScript itself, as in every command: Playwright's own transform of all sources takes 11 s before the first test.
	build: { external: ['**/*.ts'] },
	fullyParallel: true,
	forbidOnly: true,
	// Slower files raise it themselves.
	timeout: 60_000 * PATIENCE,
	expect: { timeout: 15_000 * PATIENCE },
	// A test that passes only on a retry points to a fault of the site or of the test.
	retries: 0,
	workers: 3,
	reporter: [['list'], ['./scripts/test/playwright-failures.ts']],
	outputDir: 'test-results',
	use: {
		launchOptions: { executablePath, args: browserArguments() },
	},
	webServer: {
		command: `"${process.execPath}" scripts/test/serve-sites.ts`,
		wait: { stdout: /Sites at (?<forecourt_sites>\S+) from (?<forecourt_out>.+)/ },
		timeout: 900_000,
		stderr: 'pipe',
		gracefulShutdown: { signal: 'SIGTERM', timeout: 30_000 },
	},
});

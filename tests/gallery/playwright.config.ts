import { defineConfig } from 'playwright/test';
import { browserArguments, findQuickBrowser } from '../../scripts/test/find-browser.ts';
import { PATIENCE } from '../../scripts/test/patience.ts';

const executablePath = process.env['FORECOURT_BROWSER'] ?? findQuickBrowser();
if (!executablePath) throw new Error('No Chromium starts on this machine; npm test installs one.');

/** The gallery of `src/ui` in Chromium, beside that of the commit before (docs/decisions/0012-pictures-of-pieces.md). */
export default defineConfig({
	testDir: '.',
	globalSetup: './build-galleries.ts',
	build: { external: ['**/*.ts'] },
	fullyParallel: true,
	forbidOnly: true,
	timeout: 60_000 * PATIENCE,
	retries: 0,
	workers: 2,
	reporter: [['list'], ['../../scripts/test/playwright-failures.ts']],
	outputDir: '../../test-results/gallery',
	// Each run renders its baseline again.
	snapshotPathTemplate: '../../test-results/gallery-before/{testName}/{arg}{ext}',
	updateSnapshots: 'none',
	use: { launchOptions: { executablePath, args: browserArguments() } },
});

import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { browserArguments } from '../../test/find-browser.ts';

const run = promisify(execFile);

/** Fetched only for the measurement: a hundred packages that nothing else needs. */
const PACKAGE = 'lighthouse@13.5.0';

/** Lighthouse's result for a page on a phone: scores of 0 to 100, and times in milliseconds as on a slow phone. */
export interface Scores {
	performance: number;
	accessibility: number;
	best_practices: number;
	seo: number;
	lcp_ms: number;
	tbt_ms: number;
	cls: number;
}

/** Measures one page. */
export type Lighthouse = (address: string) => Promise<Scores>;

/**
 * Fetches Lighthouse into a folder.
 *
 * @param browser path of a Chromium
 * @throws Error with npm's output, when it cannot be installed
 */
export async function obtainLighthouse(dir: string, browser: string): Promise<Lighthouse> {
	await run('npm', ['install', '--prefix', dir, '--no-audit', '--no-fund', '--ignore-scripts', PACKAGE]);
	const program = join(dir, 'node_modules', 'lighthouse', 'cli', 'index.js');
	const report = join(dir, 'report.json');
	return async (address) => {
		const flags = ['--headless=new', ...browserArguments()].join(' ');
		await run(
			process.execPath,
			[program, address, '--quiet', '--output=json', `--output-path=${report}`, `--chrome-flags=${flags}`],
			{ env: { ...process.env, CHROME_PATH: browser } },
		);
		return scoresOf(JSON.parse(readFileSync(report, 'utf8')));
	};
}

function scoresOf({ categories, audits }: LighthouseReport): Scores {
	const score = (category: string) => Math.round((categories[category]?.score ?? Number.NaN) * 100);
	const value = (audit: string) => audits[audit]?.numericValue ?? Number.NaN;
	return {
		performance: score('performance'),
		accessibility: score('accessibility'),
		best_practices: score('best-practices'),
		seo: score('seo'),
		lcp_ms: Math.round(value('largest-contentful-paint')),
		tbt_ms: Math.round(value('total-blocking-time')),
		cls: Number(value('cumulative-layout-shift').toFixed(3)),
	};
}

/** The fields read from its report. */
interface LighthouseReport {
	categories: Record<string, { score: number | null }>;
	audits: Record<string, { numericValue?: number }>;
}

import { chromium } from 'playwright';
import type { SearchDocument } from '../../../src/domain/vehicle/record/search-document.ts';
import { buildIndex } from '../../../src/search/embedded/build-index.ts';
import { INDEX_SETTINGS } from '../../../src/search/settings.ts';
import type { SearchState } from '../../../src/search/state.ts';
import { browserArguments } from '../../test/find-browser.ts';
import { MODULES, serveModules } from '../serve-modules.ts';
import { browserRun } from './browser-run.ts';
import { stateQueries } from './state-queries.ts';
import { timing } from './timing.ts';

/** Times of searches in Chromium with a slowed-down processor, for each of some states. */
export async function measureInChromium(
	{ root, executablePath, slowdown }: { root: string; executablePath: string; slowdown: number },
	documents: readonly SearchDocument[],
	states: readonly SearchState[],
): Promise<Record<string, string | number | null>> {
	const server = await serveModules(root, buildIndex(documents, INDEX_SETTINGS));
	const browser = await chromium.launch({ executablePath, args: browserArguments() });
	try {
		const page = await browser.newPage();
		await page.goto(server.url);
		const session = await page.context().newCDPSession(page);
		await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
		const run = await page.evaluate(browserRun, {
			source: MODULES,
			queries: states.map((state) => [state, stateQueries(state)] as const),
		});
		return {
			vehicles: documents.length,
			slowdown,
			states: states.length,
			open_ms: Math.round(run.open),
			first_query_ms: Math.round(run.first),
			p50_ms: timing(run.states).p50,
			p95_ms: timing(run.states).p95,
			slowest_ms: Math.round(Math.max(...run.states)),
		};
	} finally {
		await browser.close();
		server.stop();
	}
}

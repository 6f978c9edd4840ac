import { chromium } from 'playwright';
import { stockWordsOf } from '../../../src/search/words/stock/stock-words-of.ts';
import { FIGURE_SENTENCES } from '../../../tests/fixtures/search/words/figure-sentences.ts';
import { HELD_BACK_SENTENCES } from '../../../tests/fixtures/search/words/held-back-sentences.ts';
import { PHONE_SENTENCES } from '../../../tests/fixtures/search/words/phone-sentences.ts';
import { NAME_SENTENCES } from '../../../tests/fixtures/search/words/sentences.ts';
import { STOCK_NAMES, STOCK_NUMBERS } from '../../../tests/fixtures/search/words/stock-names.ts';
import { TRAP_SENTENCES } from '../../../tests/fixtures/search/words/trap-sentences.ts';
import { WISH_SENTENCES } from '../../../tests/fixtures/search/words/wish-sentences.ts';
import { browserArguments, findQuickBrowser } from '../../test/find-browser.ts';
import { timing } from '../search/timing.ts';
import { MODULES, serveModules } from '../serve-modules.ts';
import type { Bench, Suite, Table } from '../suite.ts';
import { browserRun } from './browser-run.ts';

/** Factors by which a phone is assumed to be slower than this machine. */
const SLOWDOWNS = [1, 6];
const QUICK_SENTENCES = 20;

/** The time in which a page understands a sentence in plain words; the target is 5 ms at a slowdown of 6. */
export function wordsSuite(): Suite {
	return {
		run: async (bench) => {
			const executablePath = findQuickBrowser();
			const notes = executablePath ? [] : ['No Chromium could be started: not measured.'];
			return { tables: executablePath ? [await table(bench, executablePath)] : [], notes };
		},
	};
}

async function table({ root, quick, say }: Bench, executablePath: string): Promise<Table> {
	const all = [
		...[...NAME_SENTENCES, ...FIGURE_SENTENCES, ...HELD_BACK_SENTENCES],
		...[...PHONE_SENTENCES, ...WISH_SENTENCES, ...TRAP_SENTENCES],
	].map(([typed]) => typed);
	const sentences = quick ? all.slice(0, QUICK_SENTENCES) : all;
	const server = await serveModules(root, new Uint8Array());
	const browser = await chromium.launch({ executablePath, args: browserArguments() });
	const rows: Table['rows'] = [];
	try {
		for (const slowdown of SLOWDOWNS) {
			say(`Chromium ${slowdown} times slower, ${sentences.length} sentences`);
			const page = await browser.newPage();
			await page.goto(server.url);
			const session = await page.context().newCDPSession(page);
			await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
			const stock = { counted: STOCK_NAMES, ranges: STOCK_NUMBERS };
			const words = stockWordsOf(STOCK_NAMES);
			const run = await page.evaluate(browserRun, { source: MODULES, stock, words, sentences });
			const { p50, p95 } = timing(run.sentences);
			rows.push({
				slowdown,
				sentences: sentences.length,
				first_vocabulary_ms: Math.round(run.first),
				vocabulary_ms: Math.round(run.vocabulary),
				p50_ms: p50,
				p95_ms: p95,
			});
		}
	} finally {
		await browser.close();
		server.stop();
	}
	return {
		title: 'Plain words in Chromium: making the vocabulary, and reading one sentence',
		columns: ['slowdown', 'sentences', 'first_vocabulary_ms', 'vocabulary_ms', 'p50_ms', 'p95_ms'],
		rows,
	};
}

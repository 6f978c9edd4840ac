import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { SearchDocument } from '../../../src/domain/vehicle/record/search-document.ts';
import type { SearchState } from '../../../src/search/state.ts';
import { thrownMessage } from '../../../src/thrown-message.ts';
import { searchStates } from '../../../tests/fixtures/search/search-states.ts';
import { findQuickBrowser } from '../../test/find-browser.ts';
import type { Bench, Suite, Table } from '../suite.ts';
import type { Contender } from './contender.ts';
import { embedded } from './contenders/embedded.ts';
import { itemsjs } from './contenders/itemsjs.ts';
import { meilisearch } from './contenders/meilisearch.ts';
import { orama } from './contenders/orama.ts';
import { benchDocuments } from './documents.ts';
import { measureInChromium } from './in-chromium.ts';
import { measureInNode } from './in-node.ts';

const SIZES = [500, 5000, 50_000];
const QUICK_SIZES = [500];

/** Largest stock that other libraries are measured on: at 50,000 vehicles they take a quarter of an hour. */
const LIBRARY_LIMIT = 5000;

/** Runs of each page: one run on a shared machine varies too much. */
const CHROMIUM_RUNS = 3;

/** About how many states of each kind `searchStates` generates; slow libraries get fewer. */
const STATES = 12;
const SAMPLE = 24;

/** Factor by which a phone is assumed to be slower than this machine. */
const SLOWDOWN = 4;

const NODE_COLUMNS =
	'engine vehicles states raw_kb gzip_kb brotli_kb prepare_ms memory_mb p50_ms p95_ms'.split(' ');
const CHROMIUM_COLUMNS = 'vehicles slowdown states open_ms first_query_ms p50_ms p95_ms slowest_ms'.split(
	' ',
);

type Sizes = readonly { documents: SearchDocument[]; states: SearchState[] }[];

/** Search times with all facets, compared with other engines (docs/decisions/0005-search-engine.md). */
export function searchSuite(): Suite {
	return {
		run: async (bench) => {
			const sizes = await Promise.all((bench.quick ? QUICK_SIZES : SIZES).map(sized));
			const notes = ['prepare: indexing everything; the time a visitor waits is open in the second table.'];
			return {
				tables: [await nodeTable(bench, sizes, notes), ...(await chromiumTables(bench, sizes, notes))],
				notes,
			};
		},
	};
}

async function sized(count: number): Promise<Sizes[number]> {
	const documents = await benchDocuments(count);
	return { documents, states: searchStates(documents.slice(0, 500), STATES) };
}

async function nodeTable({ folders, say }: Bench, sizes: Sizes, notes: string[]): Promise<Table> {
	const folder = (name: string) => {
		mkdirSync(join(folders.disk, name));
		return join(folders.disk, name);
	};
	const contenders: { contender: Contender; isSampled: boolean }[] = [
		{ contender: embedded, isSampled: false },
		{ contender: meilisearch, isSampled: false },
		{ contender: orama(folder('orama')), isSampled: true },
		{ contender: itemsjs(folder('itemsjs')), isSampled: true },
	];
	const rows: Table['rows'] = [];
	for (const { contender, isSampled } of contenders) {
		try {
			for (const { documents, states } of sizes) {
				if (isSampled && documents.length > LIBRARY_LIMIT) continue;
				say(`${contender.name}, ${documents.length} vehicles`);
				const asked = isSampled ? sample(states) : states;
				rows.push(await measureInNode(contender, documents, asked));
			}
		} catch (error) {
			notes.push(`${contender.name} was not measured: ${thrownMessage(error)}`);
		}
	}
	return { title: 'In Node: one state with all facets', columns: NODE_COLUMNS, rows };
}

async function chromiumTables({ root, say }: Bench, sizes: Sizes, notes: string[]): Promise<Table[]> {
	const executablePath = findQuickBrowser();
	if (!executablePath) {
		notes.push('No Chromium could be started: not measured in a page.');
		return [];
	}
	const rows: Table['rows'] = [];
	for (const slowdown of [1, SLOWDOWN]) {
		for (const { documents, states } of sizes) {
			say(`Chromium ${slowdown} times slower, ${documents.length} vehicles`);
			const runs = [];
			for (let run = 0; run < CHROMIUM_RUNS; run++)
				runs.push(await measureInChromium({ root, executablePath, slowdown }, documents, states));
			rows.push(medianRun(runs));
		}
	}
	return [
		{
			title: `Embedded in Chromium: one state with all facets, the median of ${CHROMIUM_RUNS} pages`,
			columns: CHROMIUM_COLUMNS,
			rows,
		},
	];
}

/** The run with the median 95th percentile. */
function medianRun(runs: Awaited<ReturnType<typeof measureInChromium>>[]): Table['rows'][number] {
	const sorted = runs.toSorted((a, b) => Number(a['p95_ms']) - Number(b['p95_ms']));
	return sorted[Math.floor(sorted.length / 2)] ?? {};
}

/** A sample of the states, from all kinds. */
function sample(states: readonly SearchState[]): SearchState[] {
	const step = Math.ceil(states.length / SAMPLE);
	return states.filter((_, place) => place % step === 0);
}

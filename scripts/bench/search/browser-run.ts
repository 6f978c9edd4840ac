import type { SearchRequest } from '../../../src/search/request.ts';
import type { SearchState } from '../../../src/search/state.ts';

/** Times measured in the page, in milliseconds: opening the file, the first search, then each state. */
export interface BrowserRun {
	open: number;
	first: number;
	states: number[];
}

/** Runs in the page. `source` is the address of the project's modules; answers include everything the search page gets. */
export async function browserRun({
	source,
	queries,
}: {
	source: string;
	/** Each state with its requests. */
	queries: readonly (readonly [SearchState, readonly SearchRequest[]])[];
}): Promise<BrowserRun> {
	const { embeddedTransport } = await import(`${source}/search/embedded/transport.ts`);
	const { countsOf } = await import(`${source}/search/counts/count-requests.ts`);
	const file = new Uint8Array(await (await fetch('/index')).arrayBuffer());
	const transport = embeddedTransport(async () => file);
	const timed = async ([state, requests]: (typeof queries)[number]): Promise<number> => {
		const started = performance.now();
		countsOf(state, await transport.search(requests), 24);
		return performance.now() - started;
	};
	const pause = (milliseconds: number) => new Promise((resume) => setTimeout(resume, milliseconds));
	const [[state]] = queries as [(typeof queries)[number]];
	const open = await timed([state, []]);
	const first = await timed(queries[0] as (typeof queries)[number]);
	// A visitor reads the page before typing.
	await pause(2000);
	const states: number[] = [];
	for (const query of queries) {
		states.push(await timed(query));
		// The pause between keystrokes.
		await pause(5);
	}
	return { open, first, states };
}

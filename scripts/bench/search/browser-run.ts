import type { SearchAnswer, SearchQuery } from '../../../src/search/protocol.ts';

/** What the page measures, milliseconds: opening the file, its first search, then each state. */
export interface BrowserRun {
	open: number;
	first: number;
	states: number[];
}

/** Runs in the page: `source` is where the project's modules are served from. Answers are made what the search page gets. */
export async function browserRun({
	source,
	queries,
}: {
	source: string;
	queries: readonly (readonly SearchQuery[])[];
}): Promise<BrowserRun> {
	const { embeddedTransport } = await import(`${source}/search/embedded/transport.ts`);
	const { clientResult } = await import(`${source}/search/client/search-result.ts`);
	const file = new Uint8Array(await (await fetch('/index')).arrayBuffer());
	const transport = embeddedTransport(async () => file);
	const timed = async (list: readonly SearchQuery[]): Promise<number> => {
		const started = performance.now();
		const answers: SearchAnswer<unknown>[] = await transport.multiSearch(list);
		for (const answer of answers) clientResult(answer, answer.indexUid);
		return performance.now() - started;
	};
	const pause = (milliseconds: number) => new Promise((resume) => setTimeout(resume, milliseconds));
	const open = await timed([]);
	const first = await timed(queries[0] ?? []);
	// A visitor looks before typing.
	await pause(2000);
	const states: number[] = [];
	for (const list of queries) {
		states.push(await timed(list));
		// A breath, as between keystrokes.
		await pause(5);
	}
	return { open, first, states };
}

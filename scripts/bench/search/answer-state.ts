import type { SearchDocument } from '../../../src/domain/vehicle/record/search-document.ts';
import { countsOf } from '../../../src/search/counts/count-requests.ts';
import type { SearchTransport } from '../../../src/search/protocol.ts';
import type { SearchState } from '../../../src/search/state.ts';
import { PAGE_SIZE, stateQueries } from './state-queries.ts';

/** Answers a search state as for the search page, and returns how many vehicles it finds. */
export async function answerState(
	transport: SearchTransport<SearchDocument>,
	state: SearchState,
): Promise<number> {
	const answers = await transport.search(stateQueries(state));
	return countsOf(state, answers, PAGE_SIZE).total;
}

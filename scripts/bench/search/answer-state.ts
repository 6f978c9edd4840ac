import type { SearchDocument } from '../../../src/domain/vehicle/record/search-document.ts';
import { clientResult } from '../../../src/search/client/search-result.ts';
import type { SearchTransport } from '../../../src/search/protocol.ts';
import type { SearchState } from '../../../src/search/state.ts';
import { stateQueries } from './state-queries.ts';

/** Answers a state as the search page gets it, and says how many vehicles it finds. */
export async function answerState(
	transport: SearchTransport<SearchDocument>,
	state: SearchState,
): Promise<number> {
	const queries = stateQueries(state);
	const answers = await transport.multiSearch(queries);
	const results = answers.map((answer) => clientResult(answer, answer.indexUid));
	return results[0]?.nbHits ?? 0;
}

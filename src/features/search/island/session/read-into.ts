import { changeSearch, type SearchState } from '../../../../search/state.ts';
import { canonicalState } from '../../../../search/url/canonical-state.ts';
import type { SearchSession } from './open-session.ts';

/**
 * A search changed by a sentence in plain words; a text without filters becomes the keywords, also where its meaning cannot be found now.
 */
export async function readInto(
	typed: string,
	state: SearchState,
	{ asideClient, site }: SearchSession,
): Promise<SearchState> {
	const sentence = await import('../../../../browser/stock-search/read-typed.ts')
		.then(({ readTyped }) => readTyped(typed, asideClient))
		// The search for the keywords reports what cannot be reached.
		.catch(() => null);
	// A text in the field of a sentence stays there.
	const said = sentence || state.said ? typed : '';
	return canonicalState(changeSearch(state, { ...(sentence?.change ?? { query: typed }), said }), site);
}

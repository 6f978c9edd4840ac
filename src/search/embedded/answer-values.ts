import type { ValuesAnswer } from '../protocol.ts';
import type { ValuesRequest } from '../request.ts';
import { SearchUnavailable } from '../search-unavailable.ts';
import { matchingRows } from './answer-request.ts';
import { facetCounts } from './facets/facet-counts.ts';
import { rowsOf } from './rows/row-set.ts';
import type { SearchIndex } from './search-index.ts';
import { typosAllowed } from './text/derivations.ts';
import { beginningDistance } from './text/distance.ts';
import { folded } from './text/tokens.ts';

/**
 * Answers a facet search as Meilisearch does: the values that begin with the typed text, with the same typo tolerance as words,
 * the most frequent first. Throws `SearchUnavailable` (`rejected`) for a facet that may not be searched.
 */
export function answerValues(index: SearchIndex, request: ValuesRequest<string>): ValuesAnswer {
	const { facet, text } = request;
	requireSearchable(index, facet);
	const { texts, numbers } = index.facet(facet);
	const counts = facetCounts(index, facet, rowsOf(matchingRows(index, request)));
	const begins = beginningTest(index, facet, text);
	const facetHits = texts
		.map((value, place) => ({ value, count: counts[numbers.length + place] as number }))
		.filter(({ value, count }) => count > 0 && begins(value))
		.sort((a, b) => b.count - a.count || (a.value < b.value ? 1 : -1))
		.slice(0, index.settings.faceting.maxValuesPerFacet);
	return { facetHits };
}

function requireSearchable({ settings }: SearchIndex, facet: string): void {
	const rule = settings.filterableAttributes.find(({ attributePatterns }) =>
		attributePatterns.includes(facet),
	);
	if (!rule?.features.facetSearch) {
		throw new SearchUnavailable('rejected', `The values of ${facet} cannot be searched.`);
	}
}

/** A test whether a value begins with a text. */
function beginningTest({ settings }: SearchIndex, facet: string, text: string): (value: string) => boolean {
	const beginning = folded(text);
	const isExact = settings.typoTolerance.disableOnAttributes.includes(facet);
	const typos = isExact ? 0 : typosAllowed(beginning, settings);
	return (value) => beginningDistance(beginning, folded(value), typos) <= typos;
}

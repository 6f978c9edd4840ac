import { stateRequest } from '../counts/state-request.ts';
import { LIST_FACET_NAMES, RANGE_FACET_NAMES } from '../facets/facets.ts';
import { EMPTY_SEARCH, isNarrowed, MAX_QUERY_LENGTH, type Refinements, type SearchChange } from '../state.ts';
import { understand } from '../words/understand.ts';
import { vocabularyOf } from '../words/vocabulary.ts';
import type { SearchClient } from './search-client.ts';

/** A sentence in plain words as filters. */
export interface ReadSentence {
	/** Facets that the sentence does not name stay as they are. */
	readonly change: SearchChange;
	/** The parts that were not used: no vehicle has the word, or keyword search would find the opposite. */
	readonly unused: readonly string[];
}

/** The cities of a stock near each of some postcodes. */
type FindCities = (
	postcodes: readonly string[],
	cities: readonly string[],
) => Promise<ReadonlyMap<string, readonly string[]>>;

/**
 * Reads a typed sentence with the vocabulary of a site's stock. Null where it has no filter at all: it is a text for keyword search. Rejects
 * with a `SearchUnavailable`.
 */
export async function readSentence(
	typed: string,
	client: SearchClient,
	findCities: FindCities,
	now: Date,
): Promise<ReadSentence | null> {
	const sentence = typed.slice(0, MAX_QUERY_LENGTH);
	const facets = [...LIST_FACET_NAMES, ...RANGE_FACET_NAMES];
	const { answers } = await client.search([stateRequest(EMPTY_SEARCH, client.rules, { facets })]);
	const { facetDistribution: counted = {}, facetStats = {} } = answers[0] ?? {};
	const postcodes = sentence.match(/(?<!\d)\d{4}(?!\d)/g) ?? [];
	const cities = Object.keys(counted['city'] ?? {});
	const near = postcodes.length > 0 ? await findCities(postcodes, cities) : null;
	const vocabulary = vocabularyOf({
		counted,
		ranges: RANGE_FACET_NAMES.filter((facet) => facetStats[facet]),
		citiesNear: (postcode) => near?.get(postcode) ?? [],
		now,
	});
	const { words, unused, sort, ranges, refinements } = understand(sentence, vocabulary);
	const isExcluded = (word: string) => word.startsWith('-');
	if (!isNarrowed({ query: words.filter(isExcluded).join(''), refinements, ranges }) && sort === null)
		return null;
	const isFound = await Promise.all(words.map((word) => isExcluded(word) || occurs(word, client)));
	const query = words.filter((_, index) => isFound[index]).join(' ');
	return {
		change: { query, refinements: withoutOtherBrands(refinements), ranges, ...(sort && { sort }) },
		unused: [...words.filter((_, index) => !isFound[index]), ...unused],
	};
}

/** Refinements that also remove the makes and models that a search has, where a sentence names others. */
function withoutOtherBrands(refinements: Refinements): Refinements {
	const hasBrand = refinements.make ?? refinements.make_model;
	return hasBrand ? { make: [], make_model: [], ...refinements } : refinements;
}

/** Whether any vehicle has a word. */
async function occurs(word: string, client: SearchClient): Promise<boolean> {
	const { answers } = await client.search([stateRequest({ ...EMPTY_SEARCH, query: word }, client.rules)]);
	return (answers[0]?.totalHits ?? 0) > 0;
}

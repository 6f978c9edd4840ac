import { stateRequest } from '../counts/state-request.ts';
import { type FacetName, LIST_FACET_NAMES, RANGE_FACET_NAMES } from '../facets/facets.ts';
import { EMPTY_SEARCH, isNarrowed, MAX_QUERY_LENGTH, type SearchChange } from '../state.ts';
import { understand } from '../words/understand.ts';
import { vocabularyOf } from '../words/vocabulary.ts';
import type { SearchClient } from './search-client.ts';

/** A sentence in plain words as filters. */
export interface ReadSentence {
	/** Facets that the sentence does not name stay as they are. */
	readonly change: SearchChange;
	/** The parts that were not used: no vehicle has the word, or keyword search would find the opposite. */
	readonly unused: readonly string[];
	/** Cities with the postcode that they are near. */
	readonly near: ReadonlyMap<string, string>;
}

type CitiesNear = ReadonlyMap<string, readonly string[]>;

/** The cities of a stock near each of some postcodes. */
type FindCities = (postcodes: readonly string[], cities: readonly string[]) => Promise<CitiesNear>;

/**
 * Reads a typed sentence with the vocabulary of a site's stock. Null where it asks for nothing, not even for what has no filter: it is a text for
 * keyword search. Rejects with a `SearchUnavailable`.
 */
export async function readSentence(
	typed: string,
	client: SearchClient,
	findCities: FindCities,
	now: Date,
): Promise<ReadSentence | null> {
	const answer = async (query: string, options?: { facets: readonly FacetName[] }) => {
		const request = stateRequest({ ...EMPTY_SEARCH, query }, client.rules, options);
		return (await client.search([request])).answers[0];
	};
	const sentence = typed.slice(0, MAX_QUERY_LENGTH);
	const all = await answer('', { facets: [...LIST_FACET_NAMES, ...RANGE_FACET_NAMES] });
	const { facetDistribution: counted = {}, facetStats = {} } = all ?? {};
	const postcodes = sentence.match(/(?<!\d)\d{4}(?!\d)/g) ?? [];
	const cities = Object.keys(counted['city'] ?? {});
	const near: CitiesNear = postcodes.length > 0 ? await findCities(postcodes, cities) : new Map();
	const vocabulary = vocabularyOf({
		counted,
		ranges: RANGE_FACET_NAMES.filter((facet) => facetStats[facet]),
		near,
		now,
	});
	const { words, unused, sort, ranges, refinements } = understand(sentence, vocabulary);
	const isExcluded = (word: string) => word.startsWith('-');
	const hasMeaning =
		isNarrowed({ query: '', refinements, ranges }) || words.some(isExcluded) || sort !== null;
	if (!hasMeaning && unused.length === 0) return null;
	const isFound = await Promise.all(
		words.map(async (word) => isExcluded(word) || ((await answer(word))?.totalHits ?? 0) > 0),
	);
	const query = words.filter((_, index) => isFound[index]).join(' ');
	// The makes and models that a sentence names replace those of the search.
	const brands = (refinements.make ?? refinements.make_model) && { make: [], make_model: [] };
	return {
		change: { query, refinements: { ...brands, ...refinements }, ranges, ...(sort && { sort }) },
		unused: [...words.filter((_, index) => !isFound[index]), ...unused],
		near: new Map([...near].flatMap(([postcode, cities]) => cities.map((city) => [city, postcode]))),
	};
}

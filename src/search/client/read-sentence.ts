import { stateRequest } from '../counts/state-request.ts';
import { type FacetName, LIST_FACET_NAMES, RANGE_FACET_NAMES } from '../facets/facets.ts';
import { changeSearch, EMPTY_SEARCH, isNarrowed, MAX_QUERY_LENGTH, type SearchChange } from '../state.ts';
import { understand } from '../words/understand.ts';
import { vocabularyOf } from '../words/vocabulary.ts';
import { withNamesakes } from './namesakes.ts';
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
 * Reads a typed sentence with the vocabulary of a site's stock. Null where it asks for nothing, not even for what has no filter: it is a
 * text for keyword search. Rejects with a `SearchUnavailable`.
 */
export async function readSentence(
	typed: string,
	client: SearchClient,
	findCities: FindCities,
	now: Date,
): Promise<ReadSentence | null> {
	const answer = async (wanted: SearchChange, options?: { facets: readonly FacetName[] }) => {
		const request = stateRequest(changeSearch(EMPTY_SEARCH, wanted), client.rules, options);
		return (await client.search([request])).answers[0];
	};
	const totalOf = async (wanted: SearchChange) => (await answer(wanted))?.totalHits ?? 0;
	const sentence = typed.slice(0, MAX_QUERY_LENGTH);
	const all = await answer({}, { facets: [...LIST_FACET_NAMES, ...RANGE_FACET_NAMES] });
	const { facetDistribution: counted = {}, facetStats = {} } = all ?? {};
	const postcodes = sentence.match(/\b\d{4}\b/g);
	// A sentence holds without its places where they could not be loaded: their words are named as not used.
	const cities = postcodes && findCities(postcodes, Object.keys(counted['city'] ?? {}));
	const near: CitiesNear = (await cities?.catch(() => null)) ?? new Map();
	const stock = {
		counted,
		ranges: RANGE_FACET_NAMES.filter((facet) => facetStats[facet]),
		near,
		now,
	};
	const { words, unused, sort, ranges, refinements } = understand(
		sentence,
		vocabularyOf(stock, client.words),
	);
	const query = words.filter(isExcluded).join(' ');
	if (!sort && unused.length === 0 && !isNarrowed({ query, refinements, ranges })) return null;
	// 'Commodore wagon v6': no vehicle says both, though a Ranger is a V6. Where the filters find nothing by themselves, any vehicle may have
	// the word.
	const beside = (await totalOf({ refinements, ranges })) > 0 ? { refinements, ranges } : {};
	const isFound = await Promise.all(
		words.map(async (word) => isExcluded(word) || (await totalOf({ ...beside, query: word })) > 0),
	);
	// The makes and models that a sentence names replace those of the search.
	const brands = (refinements.make ?? refinements.make_model) && { make: [], make_model: [] };
	const change = {
		query: words.filter((_, index) => isFound[index]).join(' '),
		refinements: { ...brands, ...refinements },
		ranges,
		...(sort && { sort }),
	};
	return {
		change: await withNamesakes(change, Object.keys(counted['make_model'] ?? {}), totalOf),
		unused: [...words.filter((_, index) => !isFound[index]), ...unused].map((text) => text.replace(/"/g, '')),
		near: new Map([...near].flatMap(([postcode, found]) => found.map((city) => [city, postcode]))),
	};
}

const isExcluded = (term: string) => term.startsWith('-');

import { COLOURS, type StockQuestion } from '../../domain/answers/questions/stock-question.ts';
import { KNOWN_NAMES } from '../../domain/answers/vehicles/known-names.ts';
import { namesIn } from '../../domain/answers/vehicles/vehicle-words.ts';
import type { SearchDocument } from '../../domain/vehicle/record/search-document.ts';
import { AVAILABLE_STATUSES } from '../../domain/vehicle/state/availability.ts';
import { stateRequest } from '../counts/state-request.ts';
import type { Filter } from '../request.ts';
import { changeSearch, EMPTY_SEARCH, isNarrowed, type SearchState } from '../state.ts';
import { limitedBy } from './limited-by.ts';
import type { ReadSentence } from './read-sentence.ts';
import type { SearchClient } from './search-client.ts';

/** The vehicles that a question about the stock asks for. */
export interface AskedStock {
	documents: readonly SearchDocument[];
	total: number;
	/** The search that finds them all, and `near` too. */
	state: SearchState;
	unused: readonly string[];
}

/** Vehicles of one answer. */
const MOST_FOUND = 4;

/** A code of a model: 'i30', 'bt-50'. */
const CODE = /\b(?=[a-z]*-?\d)(?=\d*-?[a-z])[a-z\d]+(?:-[a-z\d]+)?\b/;

/**
 * Finds the vehicles that a question asks for, never those that are sold. Null for a question that names nothing to search for. Rejects with a
 * `SearchUnavailable`.
 *
 * @param near the slug of the vehicle that others are to be like or are compared with; it is not found itself
 */
export async function findAsked(
	question: StockQuestion,
	near: string | null,
	client: SearchClient,
	read: (typed: string) => Promise<ReadSentence | null>,
): Promise<AskedStock | null> {
	const { words, isLike, isOther, limits, needsKind } = question;
	const isCompared = isLike || limits.length > 0;
	const [reference] = isCompared && near !== null ? await hitsOf(client, EMPTY_SEARCH, [named(near)]) : [];
	const sentence = words === '' ? null : await read(words);
	// Keywords find nothing where no vehicle has them, which is the answer.
	const isKeyword = sentence === null && words !== '' && (reference !== undefined || isNamingVehicle(words));
	const said = changeSearch(EMPTY_SEARCH, sentence?.change ?? (isKeyword ? { query: words } : {}));
	const limited = reference ? limitedBy(said, reference, limits) : said;
	if (!isNarrowed(limited) && !(isLike && reference) && sentence?.change.sort === undefined) return null;
	if (needsKind && !isCompared && !hasKind(limited)) return null;
	const leavesOut = near !== null && (isCompared || isOther);
	const others: Filter[] = [AVAILABLE, ...(leavesOut ? [{ not: named(near) }] : [])];
	const find = async (state: SearchState) => {
		const request = stateRequest(state, client.rules, { pageSize: MOST_FOUND });
		const { answers } = await client.search([{ ...request, filters: [...request.filters, ...others] }]);
		const [{ hits, totalHits } = { hits: [], totalHits: 0 }] = answers;
		return { documents: hits, total: totalHits, state };
	};
	const unused = sentence?.unused ?? [];
	const isOfLikes = isLike && reference !== undefined;
	for (const state of isOfLikes ? likenesses(limited, reference) : [limited]) {
		const found = await find(state);
		if (found.total > 0) return { ...found, unused };
		const fewer = await withFewerWords(state, find);
		if (fewer) return { ...fewer.found, unused: [...fewer.unused, ...unused] };
		const isLast = state.refinements.make_model === undefined || isNarrowed(said);
		if (isLast && !(isOfLikes && isKeyword && !isSayingWhat(words))) return { ...found, unused };
	}
	if (!isOfLikes || !isKeyword) return null;
	// 'Anything like this with a longer cable': no vehicle says how long its is.
	const [first] = likenesses(changeSearch(limited, { query: '' }), reference);
	return first ? { ...(await find(first)), unused: [words] } : null;
}

/** What vehicles have one of a search's keywords, the rarest, where none has all of them; null where none has one, and for a single keyword. */
async function withFewerWords<Found extends { total: number }>(
	state: SearchState,
	find: (state: SearchState) => Promise<Found>,
): Promise<{ found: Found; unused: readonly string[] } | null> {
	const words = state.query.split(' ');
	if (words.length < 2 || !words.every((word) => /^[a-z]+$/.test(word))) return null;
	const all = await Promise.all(
		words.map(async (word) => ({ word, found: await find(changeSearch(state, { query: word })) })),
	);
	const [rarest] = all
		.filter(({ found }) => found.total > 0)
		.sort((one, other) => one.found.total - other.found.total);
	return rarest ? { found: rarest.found, unused: words.filter((word) => word !== rarest.word) } : null;
}

const AVAILABLE: Filter = { field: 'status', values: AVAILABLE_STATUSES };

const named = (slug: string): Filter => ({ field: 'slug', values: [slug] });

async function hitsOf(client: SearchClient, state: SearchState, filters: readonly Filter[]) {
	const request = stateRequest(state, client.rules, { pageSize: 1 });
	const { answers } = await client.search([{ ...request, filters: [...request.filters, ...filters] }]);
	return answers[0]?.hits ?? [];
}

/** The same model; where there is none, and nothing else was asked for, the same body. */
function likenesses(said: SearchState, { make_model, body }: SearchDocument): SearchState[] {
	const { make, make_model: model, body: bodies } = said.refinements;
	if (make ?? model ?? bodies) return [said];
	return [
		changeSearch(said, { refinements: { make_model: [make_model] } }),
		...(body === null ? [] : [changeSearch(said, { refinements: { body: [body] } })]),
	];
}

function hasKind({ refinements, ranges }: SearchState): boolean {
	const { make, make_model, body, item_type, car_type } = refinements;
	return Boolean(make ?? make_model ?? body ?? item_type ?? car_type ?? ranges.price);
}

/** Whether words say what is looked for, though no vehicle has it: a colour, or the name of a vehicle. */
const isSayingWhat = (words: string): boolean => COLOUR.test(words) || isNamingVehicle(words);

const COLOUR = new RegExp(`\\b(?:${COLOURS})\\b`);

/** A kind of vehicle that a dealer may not have. */
const KIND =
	/\b(?:motor(?:bike|cycle|home)|bike|scooter|caravan|camper|campervan|boat|jet ?ski|truck|bus|quad|trailer|tractor)(?:s|es)?\b/;

/** Whether words that no vehicle of the stock has name one nevertheless. */
const isNamingVehicle = (words: string): boolean =>
	CODE.test(words) || KIND.test(words) || namesIn(words, KNOWN_NAMES).length > 0;

import type { StockQuestion } from '../../domain/answers/questions/stock-question.ts';
import type { SearchDocument } from '../../domain/vehicle/record/search-document.ts';
import { AVAILABLE_STATUSES } from '../../domain/vehicle/state/availability.ts';
import { stateRequest } from '../counts/state-request.ts';
import type { Filter } from '../request.ts';
import { EMPTY_SEARCH, type SearchState } from '../state.ts';
import { type Attempt, attemptsFor, withSingleKeywords } from './asked/attempts.ts';
import { isCompared, wishOf } from './asked/wish.ts';
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

const AVAILABLE: Filter = { field: 'status', values: AVAILABLE_STATUSES };

/**
 * Finds the vehicles that a question asks for, never those that are sold. Null for a question that names nothing to search for. Rejects
 * with a `SearchUnavailable`.
 *
 * @param near the slug of the vehicle that others are to be like or are compared with; it is not found itself
 */
export async function findAsked(
	question: StockQuestion,
	near: string | null,
	client: SearchClient,
	read: (typed: string) => Promise<ReadSentence | null>,
): Promise<AskedStock | null> {
	const { words, isOther } = question;
	const atHand: Filter | null = near === null ? null : { field: 'slug', values: [near] };
	const reference = isCompared(question) && atHand ? await vehicleOf(atHand, client) : null;
	const wish = wishOf(question, words === '' ? null : await read(words), reference);
	if (!wish) return null;
	const isLeftOut = isCompared(question) || isOther;
	const others: Filter[] = [AVAILABLE, ...(isLeftOut && atHand ? [{ not: atHand }] : [])];
	return firstFound(attemptsFor(wish), async ({ search, unused }) => {
		const { hits, totalHits } = await find(search, others, client);
		return { documents: hits, total: totalHits, state: search, unused };
	});
}

type Find = (attempt: Attempt) => Promise<AskedStock>;

/** What the first attempt that finds vehicles finds, or a single keyword of it; else what the last one does, which is none. */
async function firstFound(attempts: readonly Attempt[], findAny: Find): Promise<AskedStock | null> {
	let last: AskedStock | null = null;
	for (const attempt of attempts) {
		last = await findAny(attempt);
		if (last.total > 0) return last;
		const rarest = fewest(await Promise.all(withSingleKeywords(attempt).map(findAny)));
		if (rarest) return rarest;
	}
	return last;
}

/** The smallest result of some that found vehicles; none where none did. */
const fewest = (results: readonly AskedStock[]): AskedStock | undefined =>
	results.filter(({ total }) => total > 0).sort((one, other) => one.total - other.total)[0];

async function vehicleOf(filter: Filter, client: SearchClient): Promise<SearchDocument | null> {
	const { hits } = await find(EMPTY_SEARCH, [filter], client);
	return hits[0] ?? null;
}

async function find(search: SearchState, filters: readonly Filter[], client: SearchClient) {
	const request = stateRequest(search, client.rules, { pageSize: MOST_FOUND });
	const { answers } = await client.search([{ ...request, filters: [...request.filters, ...filters] }]);
	return answers[0] ?? { hits: [], totalHits: 0 };
}

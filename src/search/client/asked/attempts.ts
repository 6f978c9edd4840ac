import type { SearchDocument } from '../../../domain/vehicle/record/search-document.ts';
import { changeSearch, type SearchState } from '../../state.ts';
import { sayWhat } from './vehicle-words.ts';
import type { Wish } from './wish.ts';

/** A search for a wish, and the words of the wish that it does not use. */
export interface Attempt {
	readonly search: SearchState;
	readonly unused: readonly string[];
}

/** The searches for a wish, the nearest to it first. Where none finds a vehicle, the answer is that of the last. */
export function attemptsFor(wish: Wish): readonly Attempt[] {
	const { search, like, hasWords, keywords, unused } = wish;
	if (like === null || namesKind(search)) return [{ search, unused }];
	const attempts = [ofSameModel(search, like), ...ofSameBody(search, like)].map(
		(alike): Attempt => ({ search: alike, unused }),
	);
	// 'Anything like this with a longer cable': no vehicle says how long its is.
	if (keywords !== null && !sayWhat(keywords)) return [...attempts, withoutKeywords(keywords, search, like)];
	// In another body it would be less like it, and is not meant with a further wish.
	return hasWords ? attempts.slice(0, 1) : attempts;
}

/** The searches for each keyword of a search alone, where it has several and all are plain words. */
export function withSingleKeywords({ search, unused }: Attempt): readonly Attempt[] {
	const words = search.query.split(' ');
	if (words.length < 2 || !words.every((word) => /^[a-z]+$/.test(word))) return [];
	return words.map((word) => ({
		search: changeSearch(search, { query: word }),
		unused: [...words.filter((other) => other !== word), ...unused],
	}));
}

const namesKind = ({ refinements }: SearchState): boolean =>
	Boolean(refinements.make ?? refinements.make_model ?? refinements.body);

const ofSameModel = (search: SearchState, { make_model }: SearchDocument): SearchState =>
	changeSearch(search, { refinements: { make_model: [make_model] } });

const ofSameBody = (search: SearchState, { body }: SearchDocument): SearchState[] =>
	body === null ? [] : [changeSearch(search, { refinements: { body: [body] } })];

const withoutKeywords = (keywords: string, search: SearchState, like: SearchDocument): Attempt => ({
	search: ofSameModel(changeSearch(search, { query: '' }), like),
	unused: [keywords],
});

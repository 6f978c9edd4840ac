import type { StockQuestion } from '../../../domain/answers/questions/stock-question.ts';
import type { SearchDocument } from '../../../domain/vehicle/record/search-document.ts';
import { changeSearch, EMPTY_SEARCH, isNarrowed, type SearchState } from '../../state.ts';
import { limitedBy } from '../limited-by.ts';
import type { ReadSentence } from '../read-sentence.ts';
import { nameVehicle } from './vehicle-words.ts';

/** What a question about the stock asks for. */
export interface Wish {
	/** The search for it, within the limits that the vehicle at hand sets. */
	readonly search: SearchState;
	/** The vehicle that others are to be like; null for none. */
	readonly like: SearchDocument | null;
	/** Whether its words ask for something, beside a likeness and limits. */
	readonly hasWords: boolean;
	/** Words that are keywords of the search, as no filter could be read from them; null for none. */
	readonly keywords: string | null;
	/** Words that the search does not use. */
	readonly unused: readonly string[];
}

/** Whether a question measures other vehicles by the one at hand: 'Anything like it?', 'Anything cheaper?' */
export const isCompared = ({ isLike, limits }: StockQuestion): boolean => isLike || limits.length > 0;

/**
 * What a question asks for; null for a question that names nothing to search for.
 *
 * @param sentence its words as filters; null where none could be read
 * @param reference the vehicle at hand, where the question measures others by it
 */
export function wishOf(
	question: StockQuestion,
	sentence: ReadSentence | null,
	reference: SearchDocument | null,
): Wish | null {
	const { words, isLike, limits, needsKind } = question;
	// Keywords find nothing where no vehicle has them, which is the answer.
	const isSearchable = sentence === null && words !== '' && (reference !== null || nameVehicle(words));
	const keywords = isSearchable ? words : null;
	const said = changeSearch(EMPTY_SEARCH, sentence?.change ?? { query: keywords ?? '' });
	const search = reference ? limitedBy(said, reference, limits) : said;
	const like = isLike ? reference : null;
	const asksNothing = !isNarrowed(search) && like === null && sentence?.change.sort === undefined;
	const isOfKind = isCompared(question) || hasKind(search) || nameVehicle(keywords ?? '');
	if (asksNothing || (needsKind && !isOfKind)) return null;
	return { search, like, hasWords: isNarrowed(said), keywords, unused: sentence?.unused ?? [] };
}

function hasKind({ refinements, ranges }: SearchState): boolean {
	const { make, make_model, body, item_type, car_type } = refinements;
	return Boolean(make ?? make_model ?? body ?? item_type ?? car_type ?? ranges.price);
}

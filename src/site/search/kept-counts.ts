import { hashOf } from '../../content-hash.ts';
import { matchingRows } from '../../search/embedded/answer-request.ts';
import { rowsOf } from '../../search/embedded/rows/row-set.ts';
import type { SearchIndex } from '../../search/embedded/search-index.ts';
import { LIST_FACET_NAMES } from '../../search/facets/facets.ts';
import type { WholeCounts } from '../../search/model/search-model.ts';
import type { SearchAnswer } from '../../search/protocol.ts';
import type { SearchRequest } from '../../search/request.ts';
import type { SearchState } from '../../search/state.ts';
import type { Site } from '../site.ts';

type Counted = Omit<SearchAnswer<never>, 'hits'>;

/** The counts of a search in the last build, with what they follow from. */
interface KeptCounts {
	/** The text of the documents that it matched, and their counts. */
	matched: string;
	whole: Pick<Counted, 'totalHits' | 'facetDistribution' | 'facetStats'>;
	/** The text of the facets counted apart. */
	apart: string;
	counts: WholeCounts;
}

const keptCounts = new WeakMap<Site['basis'], Map<string, KeptCounts>>();

/**
 * The counts of a search, from the last build where they follow from the same: the same object then. Builds of sites that differ in their
 * stock only (`Site.basis`) keep them. A sale changes the facets that most lists count apart; the vehicles of those lists are not counted
 * again.
 *
 * @param own the text of the documents that the search matches, and their counts
 * @param apart the answers for facets counted apart
 */
export function keptCountsOf(
	{ basis }: Pick<Site, 'basis'>,
	state: SearchState,
	own: { matched: string; answer: () => Counted },
	apart: readonly Counted[],
	counted: (answers: readonly KeptCounts['whole'][]) => WholeCounts,
): WholeCounts {
	const kept = keptCounts.get(basis) ?? new Map<string, KeptCounts>();
	keptCounts.set(basis, kept);
	const key = JSON.stringify(state);
	const last = kept.get(key);
	const { matched } = own;
	const ofApart = apart.map(countedText).join(' ');
	if (last?.matched === matched && last.apart === ofApart) return last.counts;
	const whole = last?.matched === matched ? last.whole : countsIn(own.answer());
	const counts = counted([whole, ...apart]);
	kept.set(key, { matched, whole, apart: ofApart, counts });
	return counts;
}

/** The counts of an answer without those that it would compute from its index, which must not be kept. */
function countsIn({ totalHits, facetDistribution = {}, facetStats = {} }: Counted): KeptCounts['whole'] {
	const listed = LIST_FACET_NAMES.flatMap((facet) => {
		const values = facetDistribution[facet];
		return values ? [[facet, values] as const] : [];
	});
	return { totalHits, facetDistribution: Object.fromEntries(listed), facetStats };
}

/**
 * A function for a text that is the same for requests that match the same documents, also in another process. It costs a fraction of
 * counting their values.
 *
 * @param textOf a text of what is counted of a document, by its id
 */
export function matchedDocuments(
	index: SearchIndex,
	textOf: ReadonlyMap<string, string>,
): (request: SearchRequest) => string {
	const ids = index.columns.get('id');
	const textOfRow = Array.from(ids?.codes ?? [], (code) => textOf.get(String(ids?.dictionary[code])) ?? '');
	const textOfRequest = (request: SearchRequest) =>
		hashOf(Array.from(rowsOf(matchingRows(index, request)), (row) => textOfRow[row]).join('\n'));
	const known = new Map<string, string>();
	return (request) => {
		const key = JSON.stringify(request);
		const text = known.get(key) ?? textOfRequest(request);
		known.set(key, text);
		return text;
	};
}

const texts = new WeakMap<object, string>();

/** The counts of an answer as text; many lists ask the same of the rest of the stock. */
function countedText(answer: Counted): string {
	const known = texts.get(answer) ?? JSON.stringify([answer.facetDistribution, answer.facetStats]);
	texts.set(answer, known);
	return known;
}

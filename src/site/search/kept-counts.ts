import { hashOf } from '../../content-hash.ts';
import type { SearchDocument } from '../../domain/vehicle/record/search-document.ts';
import { matchingRows } from '../../search/embedded/answer-request.ts';
import { rowsOf } from '../../search/embedded/row-set.ts';
import type { SearchIndex } from '../../search/embedded/search-index.ts';
import type { WholeCounts } from '../../search/model/search-model.ts';
import type { SearchAnswer } from '../../search/protocol.ts';
import type { SearchRequest } from '../../search/request.ts';
import type { SearchState } from '../../search/state.ts';
import type { Site } from '../site.ts';

const keptCounts = new WeakMap<Site['basis'], Map<string, { from: string; counts: WholeCounts }>>();

/**
 * The counts of a search, from the last build where they follow from the same: the same object then. Builds of sites that differ in their stock only
 * (`Site.basis`) keep them.
 *
 * @param from a text that is the same for equal counts only
 */
export function keptCountsOf(
	{ basis }: Pick<Site, 'basis'>,
	state: SearchState,
	from: string,
	count: () => WholeCounts,
): WholeCounts {
	const kept = keptCounts.get(basis) ?? new Map<string, { from: string; counts: WholeCounts }>();
	keptCounts.set(basis, kept);
	const key = JSON.stringify(state);
	const last = kept.get(key);
	if (last?.from === from) return last.counts;
	const counts = count();
	kept.set(key, { from, counts });
	return counts;
}

/** Numbers of documents, in no order. A document that has changed is another object, and has another number. */
const numbers = new WeakMap<SearchDocument, number>();
let documentsSeen = 0;

/** A function for a text that is the same for requests that match the same documents. It costs a fraction of counting their values. */
export function matchedDocuments(
	index: SearchIndex,
	documents: readonly SearchDocument[],
): (request: SearchRequest) => string {
	const byId = new Map(documents.map((document) => [document.id, document]));
	const ids = index.columns.get('id');
	const numberOfRow = Uint32Array.from(ids?.codes ?? [], (code) =>
		numberOf(byId.get(String(ids?.dictionary[code])) as SearchDocument),
	);
	return (request) => {
		const matched = rowsOf(matchingRows(index, request)).map((row) => numberOfRow[row] as number);
		return hashOf(new Uint8Array(matched.buffer));
	};
}

function numberOf(document: SearchDocument): number {
	const known = numbers.get(document) ?? documentsSeen++;
	numbers.set(document, known);
	return known;
}

const texts = new WeakMap<object, string>();

/** The counts of an answer as text; many lists ask the same of the rest of the stock. */
export function countedText(answer: SearchAnswer<never>): string {
	const known = texts.get(answer) ?? JSON.stringify([answer.facetDistribution, answer.facetStats]);
	texts.set(answer, known);
	return known;
}

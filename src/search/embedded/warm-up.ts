import type { SearchRequest } from '../request.ts';
import { answerRequest } from './answer-request.ts';
import { scalarsOf } from './column.ts';
import type { SearchIndex } from './search-index.ts';

/** The number of documents to search for. */
const DOCUMENTS = 10;

/** The number of searchable attributes to take texts from, the most important first. */
const ATTRIBUTES = 3;

/**
 * Warms up the engine: answers sample searches while the browser is idle, one at a time. The word index is then built and the code
 * compiled, so the first typed letter is answered as fast as later ones. Does nothing in browsers without `requestIdleCallback`.
 *
 * @param like a request like those of the page, for its filters and facets
 */
export function warmUp(index: SearchIndex, like: SearchRequest): void {
	const idle = globalThis.requestIdleCallback;
	idle?.(() => {
		const texts = textsOf(index);
		const next = () => {
			const query = texts.pop();
			if (query === undefined) return;
			answerRequest(index, { ...like, query });
			idle(next);
		};
		idle(next);
	});
}

/** Sample queries from some documents' texts: the whole text, half of it, its first letter. */
function textsOf({ words, rowCount }: SearchIndex): string[] {
	const columns = words.columns.filter((column) => column !== undefined).slice(0, ATTRIBUTES);
	return Array.from({ length: DOCUMENTS }, (_, place) => {
		const row = Math.floor((place / DOCUMENTS) * rowCount);
		const values = columns.flatMap(({ codes, dictionary }) => scalarsOf(dictionary[codes[row] ?? 0]));
		const text = values.join(' ');
		return [text, text.slice(0, text.length / 2), text.slice(0, 1)];
	}).flat();
}

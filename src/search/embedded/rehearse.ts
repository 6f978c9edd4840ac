import type { SearchRequest } from '../request.ts';
import { answerRequest } from './answer-request.ts';
import { scalarsOf } from './column.ts';
import type { SearchIndex } from './search-index.ts';

/** How many documents are searched for. */
const DOCUMENTS = 10;

/** By how many of a document's attributes, the most important ones. */
const ATTRIBUTES = 3;

/**
 * Answers made-up searches while the browser is idle, one at a time. After that words are found and the engine is compiled, so
 * that the first letter typed is answered as fast as the later ones. Browsers that do not tell when they are idle do without.
 *
 * @param like what the page's searches ask for
 */
export function rehearse(index: SearchIndex, like: SearchRequest): void {
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

/** What a shopper types who looks for some of the documents: a letter, half of it, all of it. */
function textsOf({ words, rowCount }: SearchIndex): string[] {
	const columns = words.columns.filter((column) => column !== undefined).slice(0, ATTRIBUTES);
	return Array.from({ length: DOCUMENTS }, (_, place) => {
		const row = Math.floor((place / DOCUMENTS) * rowCount);
		const values = columns.flatMap(({ codes, dictionary }) => scalarsOf(dictionary[codes[row] ?? 0]));
		const text = values.join(' ');
		return [text, text.slice(0, text.length / 2), text.slice(0, 1)];
	}).flat();
}

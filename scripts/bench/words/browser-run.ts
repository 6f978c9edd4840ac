import type { StockWords } from '../../../src/search/words/stock-words.ts';
import type { Stock } from '../../../src/search/words/vocabulary.ts';

/** Times measured in the page, in milliseconds: making the vocabulary for the first time and again, and reading each sentence. */
interface WordsRun {
	first: number;
	vocabulary: number;
	sentences: number[];
}

/** Runs in the page. `source` is the address of the project's modules. */
export async function browserRun({
	source,
	stock: { counted, ranges },
	words,
	sentences,
}: {
	source: string;
	stock: Pick<Stock, 'counted' | 'ranges'>;
	words: StockWords;
	sentences: readonly string[];
}): Promise<WordsRun> {
	const { understand } = await import(`${source}/search/words/understand.ts`);
	const { vocabularyOf } = await import(`${source}/search/words/vocabulary.ts`);
	const stock = { counted, ranges, near: new Map(), now: new Date() };
	const timed = async (work: () => unknown) => {
		// The pause between keystrokes.
		await new Promise((resume) => setTimeout(resume, 5));
		const started = performance.now();
		work();
		return performance.now() - started;
	};
	const first = await timed(() => vocabularyOf(stock, words));
	const vocabulary = await timed(() => vocabularyOf(stock, words));
	const known = vocabularyOf(stock, words);
	const times: number[] = [];
	for (const sentence of sentences) times.push(await timed(() => understand(sentence, known)));
	return { first, vocabulary, sentences: times };
}

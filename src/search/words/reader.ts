import { figureAt } from './figures.ts';
import type { Item, Part } from './item.ts';
import { readNegation } from './negation.ts';
import { phraseAt } from './phrase-table.ts';
import { EXACT, PHRASES } from './phrases.ts';
import { readPlace } from './place.ts';
import { nameAt, type Sentence, type Word, wordAfter } from './sentence.ts';
import { FILLERS } from './word-lists.ts';

/** The parts of a sentence that begin with a word, none for a filler: the first rule that applies decides. */
function readPart(sentence: Sentence, { text: typed, start, end }: Word): readonly Item[] {
	const { text } = sentence;
	const one = (part: Part | null) => part && [{ ...part, text: text.slice(start, part.end) }];
	const name = nameAt(sentence, start);
	return (
		one(phraseAt(EXACT, text, start)) ??
		readPlace(sentence, start) ??
		readNegation(sentence, start) ??
		// A name of one word may begin a phrase or an amount.
		one(name && name.end > end ? name : null) ??
		one(phraseAt(PHRASES, text, start)) ??
		one(figureAt(sentence, start)) ??
		one(name) ??
		(FILLERS.has(typed) ? [] : [{ kind: 'word', text: typed, end }])
	);
}

/** The items of a sentence from left to right. */
export function itemsOf(sentence: Sentence): Item[] {
	const items: Item[] = [];
	let word = wordAfter(sentence, 0);
	while (word) {
		const found = readPart(sentence, word);
		const [first, ...others] = found;
		const last = items.at(-1);
		const isAlternative = /\bor\b/.test(last ? sentence.text.slice(last.end, word.start) : '');
		if (first) items.push({ ...first, isAlternative }, ...others);
		word = wordAfter(sentence, found.at(-1)?.end ?? word.end);
	}
	return items;
}

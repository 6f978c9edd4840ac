import { figureAt } from './figures.ts';
import { FILLERS } from './fillers.ts';
import type { Item, Part } from './item.ts';
import { negationAt } from './negation.ts';
import { EXACT, PHRASES } from './phrases.ts';
import { placeAt } from './place.ts';
import { nameAt, type Sentence, type Word } from './sentence.ts';

/** The part of a sentence that begins with a word, null for a filler: the first rule that applies decides. */
function partAt(sentence: Sentence, { text: typed, start, end }: Word): Part | null {
	const { text } = sentence;
	const name = nameAt(sentence, start);
	return (
		EXACT(text, start) ??
		placeAt(sentence, start) ??
		negationAt(sentence, start) ??
		// A name of one word may begin a phrase or an amount.
		(name && name.end > end ? name : null) ??
		PHRASES(text, start) ??
		figureAt(sentence, start) ??
		name ??
		// Keyword search would find an SX for an SX+.
		(FILLERS.has(typed) ? null : { kind: /[a-z]\+$/.test(typed) ? 'unused' : 'word', end })
	);
}

/** The items of a sentence from left to right. */
export function itemsOf(sentence: Sentence): Item[] {
	const items: Item[] = [];
	let end = 0;
	for (const word of sentence.words) {
		const { start } = word;
		const part = start < end ? null : partAt(sentence, word);
		if (!part) continue;
		items.push({ ...part, start, isAlternative: end > 0 && /\bor\b/.test(sentence.text.slice(end, start)) });
		({ end } = part);
	}
	return items;
}

import { figureAt } from './figures.ts';
import type { Item, Part, Reading } from './item.ts';
import { readNegation } from './negation.ts';
import { type PhraseTable, phraseAt } from './phrase-table.ts';
import { EXACT, KEYWORDS, SORTS } from './phrases.ts';
import { readPlace } from './place.ts';
import { nameAt, type Sentence, type Word, wordsFrom } from './sentence.ts';
import { FILLERS } from './word-lists.ts';

/** The part of a sentence that begins with a word: the first rule that applies decides. */
function readPart(sentence: Sentence, { text: typed, start, end }: Word): Reading {
	const { text } = sentence;
	const one = (part: Part | null): Reading | null =>
		part && { items: [{ ...part, text: text.slice(start, part.end) }], end: part.end };
	const literal = (phrases: PhraseTable<string>) => {
		const found = phraseAt(phrases, text, start);
		return one(found && { kind: 'word', end: found.end });
	};
	const name = nameAt(sentence, start);
	const sort = phraseAt(SORTS, text, start);
	return (
		literal(EXACT) ??
		readPlace(sentence, start) ??
		readNegation(sentence, start) ??
		// A name of one word may begin a phrase or an amount.
		one(name && name.end > end ? name : null) ??
		literal(KEYWORDS) ??
		one(sort && { kind: 'sort', sort: sort.meaning, end: sort.end }) ??
		one(figureAt(text, start, sentence.vocabulary)) ??
		one(name) ?? { items: FILLERS.has(typed) ? [] : [{ kind: 'word', text: typed }], end }
	);
}

/** The items of a sentence from left to right. */
export function itemsOf(sentence: Sentence): Item[] {
	const items: Item[] = [];
	let [word] = wordsFrom(sentence, 0);
	let isAlternative = false;
	while (word) {
		const { items: found, end } = readPart(sentence, word);
		const [first, ...others] = found;
		if (first) items.push({ ...first, isAlternative }, ...others);
		isAlternative = items.length > 0 && (word.text === 'or' || (isAlternative && !first));
		[word] = wordsFrom(sentence, end);
	}
	return items;
}

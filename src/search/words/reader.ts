import { figureAt } from './figures.ts';
import type { Item, Meaning, Reading } from './item.ts';
import { readNegation } from './negation.ts';
import { phraseAt } from './phrase-table.ts';
import { EXACT, KEYWORDS, SORTS } from './phrases.ts';
import { readPlace } from './place.ts';
import { nameAt, type Sentence, type Word, wordsFrom } from './sentence.ts';
import { FILLERS } from './word-lists.ts';

/** Reads the part of a sentence that begins with a word; null where it has another meaning. */
type Rule = (sentence: Sentence, word: Word) => Reading | null;

/** A rule for parts with one item, of which the meaning and the end are found. */
const rule =
	(find: (sentence: Sentence, word: Word) => { meaning: Meaning; end: number } | null): Rule =>
	(sentence, word) => {
		const found = find(sentence, word);
		return (
			found && {
				items: [{ ...found.meaning, text: sentence.text.slice(word.start, found.end) }],
				end: found.end,
			}
		);
	};

/** A name of more words than a number. */
const name = (count: number) =>
	rule((sentence, { start, end }) => {
		const found = nameAt(sentence, start);
		return found && (count === 0 || found.end > end)
			? { meaning: { kind: 'names', names: found.names }, end: found.end }
			: null;
	});

/** The first rule that applies decides. */
const RULES: readonly Rule[] = [
	rule(({ text }, { start }) => phraseAt(EXACT, text, start)),
	readPlace,
	readNegation,
	name(1),
	rule(({ text }, { start }) => phraseAt(KEYWORDS, text, start)),
	rule(({ text }, { start }) => phraseAt(SORTS, text, start)),
	rule(({ text, vocabulary }, { start }) => figureAt(text, start, vocabulary)),
	name(0),
	(_, { text, end }) => ({ items: FILLERS.has(text) ? [] : [{ kind: 'word', text }], end }),
];

/** The items of a sentence from left to right. */
export function itemsOf(sentence: Sentence): Item[] {
	const items: Item[] = [];
	let [word] = wordsFrom(sentence, 0);
	let isAlternative = false;
	while (word) {
		let next: Reading | null = null;
		for (const read of RULES) next ??= read(sentence, word);
		const [first, ...others] = next?.items ?? [];
		if (first) items.push({ ...first, isAlternative }, ...others);
		isAlternative = items.length > 0 && (word.text === 'or' || (isAlternative && !first));
		[word] = wordsFrom(sentence, next?.end ?? word.end);
	}
	return items;
}

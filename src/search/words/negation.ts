import { wordsOf } from '../embedded/text/tokens.ts';
import { figureAt } from './figures.ts';
import type { Item, Name } from './item.ts';
import { phraseAt } from './phrase-table.ts';
import { NOR, NOT, PHRASES } from './phrases.ts';
import { nameAt, type Sentence, wordAfter } from './sentence.ts';

/** 'not a Haval': terms that hits must not contain. What is no name is not searched for. */
export function readNegation(sentence: Sentence, start: number): readonly Item[] | null {
	const { text } = sentence;
	const not = phraseAt(NOT, text, start);
	if (not === null || figureAt(sentence, start)) return null;
	const items = excludedItems(sentence, not);
	if (items.length > 0) return items;
	// 'Not newer than 2018' would be the opposite without its 'not'.
	const last =
		figureAt(sentence, not.end) ?? phraseAt(PHRASES, text, not.end) ?? wordAfter(sentence, not.end);
	return last ? [{ kind: 'unused', text: text.slice(start, last.end), end: last.end }] : null;
}

/** The names after a cue, and after each further one, as terms. */
function excludedItems(sentence: Sentence, cue: { end: number } | null): Item[] {
	const name = cue && nameAt(sentence, cue.end);
	if (!name) return [];
	const { names, end } = name;
	const text = excludedTerm(names, sentence.text.slice(cue.end, end));
	return [{ kind: 'word', text, end }, ...excludedItems(sentence, phraseAt(NOR, sentence.text, end))];
}

/** A name as a term that hits must not contain: `-haval`, `-"land rover"`. A model goes without its make, and a group of models as typed. */
function excludedTerm([name]: readonly Name[], typed: string): string {
	const [value = typed, ...others] = name?.values ?? [];
	const isTyped = others.length > 0 || wordsOf(value).includes(wordsOf(typed).join(' '));
	const words = wordsOf(isTyped ? typed : value);
	return words.length === 1 ? `-${words[0]}` : `-"${words.join(' ')}"`;
}

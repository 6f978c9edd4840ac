import { wordsOf } from '../embedded/text/tokens.ts';
import { figureAt } from './figures.ts';
import type { Item, Name, Reading } from './item.ts';
import { phraseAt } from './phrase-table.ts';
import { KEYWORDS, NOR, NOT } from './phrases.ts';
import { nameAt, type Sentence, wordsFrom } from './sentence.ts';

/** 'not a Haval': terms that hits must not contain. What is no name is not searched for. */
export function readNegation(sentence: Sentence, start: number): Reading | null {
	const { text, vocabulary } = sentence;
	let cue: { end: number } | null = phraseAt(NOT, text, start);
	if (cue === null || figureAt(text, start, vocabulary)) return null;
	const items: Item[] = [];
	let { end } = cue;
	while (cue) {
		const name = nameAt(sentence, cue.end);
		if (!name) break;
		items.push({ kind: 'word', text: excludedTerm(name.names, text.slice(cue.end, name.end)) });
		end = name.end;
		cue = phraseAt(NOR, text, end);
	}
	if (items.length > 0) return { items, end };
	// 'Not newer than 2018' would be the opposite without its 'not'.
	const last =
		figureAt(text, end, vocabulary) ?? phraseAt(KEYWORDS, text, end) ?? wordsFrom(sentence, end)[0];
	return last ? { items: [{ kind: 'unused', text: text.slice(start, last.end) }], end: last.end } : null;
}

/** A name as a term that hits must not contain: `-haval`, `-"land rover"`. A model goes without its make, and a group of models as typed. */
function excludedTerm([name]: readonly Name[], typed: string): string {
	const [value = typed, ...others] = name?.values ?? [];
	const isTyped = others.length > 0 || wordsOf(value).includes(wordsOf(typed).join(' '));
	const words = wordsOf(isTyped ? typed : value);
	return words.length === 1 ? `-${words[0]}` : `-"${words.join(' ')}"`;
}

import { wordsOf } from '../embedded/text/tokens.ts';
import { figureAt } from './figures.ts';
import type { Name, Part } from './item.ts';
import { NOR, NOT, PHRASES } from './phrases.ts';
import { nameAt, type Sentence } from './sentence.ts';

/** Facets of which several are named after one 'not'. */
const LISTED = /make|type|body|colour|features/;

/** 'not a Haval': terms that hits must not contain. What is no name is not searched for. */
export function negationAt(sentence: Sentence, start: number): Part | null {
	const { text } = sentence;
	const not = NOT(text, start);
	if (!not || figureAt(sentence, start)) return null;
	const terms: string[] = [];
	let { end } = not;
	let list = '';
	let cue: { kind: string; end: number } | null = not;
	let last = '';
	while (cue) {
		const name = nameAt(sentence, cue.end);
		const kind = name?.names[0]?.facet.replace('_model', '') ?? '';
		// 'Not white and automatic', 'no manual, auto'.
		if (!name || (/and|comma/.test(cue.kind) && (kind !== list || !LISTED.test(kind)))) break;
		list ||= kind;
		last = cue.kind;
		end = name.end;
		terms.push(excludedTerm(name.names, text.slice(cue.end, end)));
		cue = NOR(text, end);
	}
	// The term of an SX+ would leave out every SX, and what is learner-approved has no word for it.
	const isWordless = /_app|cert/.test(list) || (list === 'badge' && text.slice(start, end).includes('+'));
	// 'Not a Kia, Toyota' may want one or neither; 'not a Kia, Toyota or Mazda only' wants some.
	const isUnclear =
		last === 'comma' || (last && (not.kind === 'either' || /^ only(?! )/.test(text.slice(end))));
	if (isWordless || isUnclear) return { kind: 'unused', end };
	if (terms.length > 0) return { kind: 'word', terms: terms.join(' '), end };
	// 'Not newer than 2018' would be the opposite without its 'not'.
	const next =
		figureAt(sentence, end) ?? PHRASES(text, end) ?? sentence.words.find((word) => word.start >= end);
	return next ? { kind: 'unused', end: next.end } : null;
}

/**
 * A name as a term that hits must not contain: `-haval`, `-"land rover"`. A model goes without its make, and a group of models as typed.
 */
function excludedTerm([name]: readonly Name[], typed: string): string {
	const [value = '', ...others] = name?.values ?? [];
	const isTyped = others.length > 0 || wordsOf(value).includes(typed);
	const term = wordsOf(isTyped ? typed : value).join(' ');
	return term.includes(' ') ? `-"${term}"` : `-${term}`;
}

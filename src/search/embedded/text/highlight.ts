import type { Value } from '../format/dictionary.ts';
import type { TextMatch } from './text-match.ts';
import { type Token, tokensOf } from './tokens.ts';
import type { WordRows } from './word-rows.ts';

/** What stands before and after each highlighted part. */
export interface Marks {
	before: string;
	after: string;
}

type Mark = (value: Value) => Value;

/**
 * What marks the parts of a value's texts that a query matched; numbers become texts, as in Meilisearch. Without a match nothing
 * is marked.
 */
export function marker(match: TextMatch | null, marks: Marks): Mark {
	const steps = (match?.ends.flatMap(({ steps }) => steps) ?? []).sort(
		(a, b) =>
			Number(a.meaning.prefixLength !== null) - Number(b.meaning.prefixLength !== null) ||
			b.length - a.length,
	);
	const phrases = steps.flatMap(({ meaning }) => meaning.phrases.map(({ words }) => words));
	const mark: Mark = (value) => {
		if (typeof value === 'number') return mark(String(value));
		if (typeof value === 'string')
			return steps.length === 0 ? value : markedText(value, steps, phrases, marks);
		if (Array.isArray(value)) return value.map(mark);
		if (typeof value !== 'object' || value === null) return value;
		return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, mark(item)]));
	};
	return mark;
}

function markedText(
	text: string,
	steps: readonly WordRows[],
	phrases: readonly (readonly string[])[],
	{ before, after }: Marks,
): string {
	const tokens = tokensOf(text);
	let marked = '';
	let done = 0;
	tokens.forEach((token, place) => {
		if (token.start < done) return;
		const end = phraseEnd(tokens, place, phrases) ?? wordEnd(token, steps);
		if (end === undefined) return;
		marked += text.slice(done, token.start) + before + text.slice(token.start, end) + after;
		done = end;
	});
	return marked + text.slice(done);
}

/** Where the longest phrase ends that begins at a token. */
function phraseEnd(
	tokens: readonly Token[],
	place: number,
	phrases: readonly (readonly string[])[],
): number | undefined {
	const found = phrases.filter((phrase) =>
		phrase.every((word, offset) => tokens[place + offset]?.word === word),
	);
	const longest = Math.max(0, ...found.map((phrase) => phrase.length));
	return longest === 0 ? undefined : tokens[place + longest - 1]?.end;
}

/** Where the part of a word ends that was asked for. */
function wordEnd({ word, start, end }: Token, steps: readonly WordRows[]): number | undefined {
	const step = steps.find(({ words }) => words().has(word));
	return step && Math.min(end, start + (step.meaning.prefixLength ?? end - start));
}

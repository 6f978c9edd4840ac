import { diffArrays } from 'diff';

/** A part of a text: the same in both versions, only in the earlier one, or only in the later one. */
export interface Piece {
	kind: 'same' | 'gone' | 'new';
	text: string;
}

/** A text with less in common with the other is replaced, not edited. */
const EDITED_SHARE = 0.3;
/** Characters of an unchanged passage that are shown at each of its ends. */
const CONTEXT = 40;
/** Characters of a text that is shown without the other to compare it with. */
const LONGEST = 300;

/** Both versions of a text as one, word by word, with long unchanged passages left out. */
export function piecesOf(before: string | null, after: string | null): Piece[] {
	if (before === null || after === null) {
		const text = shortened(after ?? before ?? '');
		return text === '' ? [] : [{ kind: before === null ? 'new' : 'gone', text }];
	}
	const parts = diffArrays(wordsOf(before), wordsOf(after)).map(
		({ value, added, removed }): Piece => ({
			kind: added ? 'new' : removed ? 'gone' : 'same',
			text: value.join(''),
		}),
	);
	const common = parts
		.filter(({ kind }) => kind === 'same')
		.reduce((sum, { text }) => sum + text.trim().length, 0);
	if (common / Math.max(before.length, after.length, 1) < EDITED_SHARE) {
		return [
			{ kind: 'gone', text: shortened(before) },
			{ kind: 'new', text: shortened(after) },
		];
	}
	return parts.map((part, index) =>
		part.kind === 'same'
			? { ...part, text: passage(part.text, { isFirst: index === 0, isLast: index === parts.length - 1 }) }
			: { ...part, text: shortened(part.text) },
	);
}

function wordsOf(text: string): string[] {
	return text.split(/(\s+)/).filter((word) => word !== '');
}

function shortened(text: string): string {
	return text.length > LONGEST ? `${text.slice(0, LONGEST)}…` : text;
}

/** The ends of an unchanged passage that are next to a change. */
function passage(text: string, { isFirst, isLast }: { isFirst: boolean; isLast: boolean }): string {
	const ends = (isFirst ? 0 : CONTEXT) + (isLast ? 0 : CONTEXT);
	if (text.length <= ends + CONTEXT) return text;
	return `${isFirst ? '' : text.slice(0, CONTEXT)}…${isLast ? '' : text.slice(-CONTEXT)}`;
}

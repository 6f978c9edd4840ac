/** Comments longer than this are folded (VDP-060). */
export const COMMENT_LENGTH = 400;

/** A paragraph as far as it shows at first, and what follows; `shown` is empty for one that is folded whole. */
export interface CutParagraph {
	shown: string;
	rest: string;
}

/** Comments cut after so many characters, between two words; short ones are shown whole. */
export function cutComments(
	segments: readonly (readonly string[])[],
	limit = COMMENT_LENGTH,
): CutParagraph[][] {
	const total = segments.flat().reduce((length, text) => length + text.length, 0);
	let left = Math.min(total, limit);
	return segments.map((paragraphs) =>
		paragraphs.map((text) => {
			const shown = text.length <= left ? text : beginning(text, left, left === limit);
			left = Math.max(0, left - text.length);
			return { shown, rest: text.slice(shown.length) };
		}),
	);
}

/** Whether anything of the comments is folded. */
export function isCut(segments: readonly (readonly CutParagraph[])[]): boolean {
	return segments.flat().some(({ rest }) => rest !== '');
}

/**
 * The beginning of a text, at most so long, that ends with a whole word; empty when not even one fits, unless nothing else would be seen.
 */
function beginning(text: string, length: number, isFirst: boolean): string {
	const end = text.lastIndexOf(' ', length);
	return text.slice(0, end > 0 ? end : isFirst ? length : 0);
}

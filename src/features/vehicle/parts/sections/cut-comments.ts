/** Comments longer than this, in characters, are collapsed (VDP-060). */
export const COMMENT_LENGTH = 400;

/** Visible and collapsed part of a paragraph; `shown` is empty when all of it is collapsed. */
export interface CutParagraph {
	shown: string;
	rest: string;
}

/** Cuts comments after a number of characters, between words; short comments are shown completely. */
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

/** Whether any part of the comments is collapsed. */
export function isCut(segments: readonly (readonly CutParagraph[])[]): boolean {
	return segments.flat().some(({ rest }) => rest !== '');
}

/** The beginning of a text up to a length, ending with a whole word. Empty when no word fits, unless it is the first text. */
function beginning(text: string, length: number, isFirst: boolean): string {
	const end = text.lastIndexOf(' ', length);
	return text.slice(0, end > 0 ? end : isFirst ? length : 0);
}

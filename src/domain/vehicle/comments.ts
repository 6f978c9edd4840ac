/** The text for a vehicle without dealer comments (VDP-058). */
export const COMMENTS_PENDING = 'Dealer comments are pending. Please check back here later.';

/**
 * A dealer's comments as segments of paragraphs: segments end at a pipe (VDP-059), paragraphs at a line end. Text of separators only
 * counts as empty (resolution 65).
 */
export function commentSegments(comments: string | null): string[][] {
	const segments = (comments ?? '')
		.split('|')
		.map((segment) =>
			segment
				.split(/\n+/)
				.map((line) => line.trim())
				.filter((line) => /[^\s|–—-]/.test(line)),
		)
		.filter((lines) => lines.length > 0);
	return segments.length > 0 ? segments : [[COMMENTS_PENDING]];
}

import { expect, test } from 'vitest';
import { COMMENTS_PENDING, commentSegments } from './comments.ts';

test.each([
	['A|B|C', [['A'], ['B'], ['C']]],
	['One owner.\n\nFull history. | Call us.', [['One owner.', 'Full history.'], ['Call us.']]],
	['A || | B', [['A'], ['B']]],
])('%j has a segment for each pipe, and a paragraph for each line (VDP-059)', (comments, segments) => {
	expect(commentSegments(comments)).toEqual(segments);
});

test.each([null, '', '  ', '|', '- | –\n—'])(
	'%j says that the comments are pending (VDP-058)',
	(comments) => {
		expect(commentSegments(comments)).toEqual([[COMMENTS_PENDING]]);
	},
);

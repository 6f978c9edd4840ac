/** A picture as pixels: four bytes each, red, green, blue and alpha, row by row. */
export interface Pixels {
	data: Uint8Array;
	width: number;
	height: number;
}

/** Rows of a picture. */
export interface Rows {
	top: number;
	height: number;
}

/** The rows in which two pictures of a page differ. */
export interface Band {
	before: Rows;
	after: Rows;
}

/** Unchanged rows that are shown above and below a change. */
const CONTEXT = 80;

/**
 * The rows between what two pictures of the same width have in common at their top and at their bottom: what follows a new paragraph is
 * further down, but the same.
 *
 * @returns null for equal pictures
 */
export function changedBand(before: Pixels, after: Pixels): Band | null {
	const rowOf = ({ data, width }: Pixels, row: number) =>
		data.subarray(row * width * 4, (row + 1) * width * 4);
	const isSame = (first: number, second: number) =>
		Buffer.compare(rowOf(before, first), rowOf(after, second)) === 0;
	const shared = Math.min(before.height, after.height);
	let top = 0;
	while (top < shared && isSame(top, top)) top++;
	if (top === before.height && top === after.height) return null;
	let bottom = 0;
	while (bottom < shared - top && isSame(before.height - 1 - bottom, after.height - 1 - bottom)) bottom++;
	const rows = ({ height }: Pixels): Rows => {
		const start = Math.max(0, top - CONTEXT);
		return { top: start, height: Math.min(height, height - bottom + CONTEXT) - start };
	};
	return { before: rows(before), after: rows(after) };
}

import type { Pixels } from './picture-band.ts';

/** The side of a mark, pixels: a changed digit must be seen in a picture that is shown at a third of its size. */
const SIDE = 12;
/** A colour that few sites have, half transparent. */
const MARK = [214, 0, 170, 110] as const;

/** Marks around the pixels that are not transparent, on a transparent ground; each covers its own square and those beside it. */
export function marksOf({ data, width, height }: Pixels): Uint8Array {
	const [columns, lines] = [Math.ceil(width / SIDE), Math.ceil(height / SIDE)];
	const marked = new Uint8Array(columns * lines);
	for (let row = 0; row < height; row++) {
		for (let column = 0; column < width; column++) {
			if (data[(row * width + column) * 4 + 3] === 0) continue;
			markAround(marked, { columns, lines, column: Math.floor(column / SIDE), line: Math.floor(row / SIDE) });
			// The rest of this square is marked already.
			column += SIDE - 1 - (column % SIDE);
		}
	}
	const marks = new Uint8Array(width * height * 4);
	for (let pixel = 0; pixel < width * height; pixel++) {
		const [column, line] = [Math.floor((pixel % width) / SIDE), Math.floor(pixel / width / SIDE)];
		if (marked[line * columns + column]) marks.set(MARK, pixel * 4);
	}
	return marks;
}

function markAround(
	marked: Uint8Array,
	{ columns, lines, column, line }: { columns: number; lines: number; column: number; line: number },
): void {
	for (let y = Math.max(0, line - 1); y <= Math.min(lines - 1, line + 1); y++)
		for (let x = Math.max(0, column - 1); x <= Math.min(columns - 1, column + 1); x++)
			marked[y * columns + x] = 1;
}

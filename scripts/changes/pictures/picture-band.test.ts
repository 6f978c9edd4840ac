import { expect, test } from 'vitest';
import { changedBand } from './picture-band.ts';

/** A picture one pixel wide, of rows of these greys. */
const picture = (rows: readonly number[]) => ({
	data: Uint8Array.from(rows.flatMap((grey) => [grey, grey, grey, 255])),
	width: 1,
	height: rows.length,
});
/** Rows that are all different. */
const rows = (count: number) => Array.from({ length: count }, (_, index) => index % 251);

test('equal pictures have no changed rows', () => {
	expect(changedBand(picture(rows(300)), picture(rows(300)))).toBeNull();
});

test('only the changed rows are shown, with 80 rows around them', () => {
	const changed = rows(1000);
	changed[500] = 255;
	const band = { top: 420, height: 161 };
	expect(changedBand(picture(rows(1000)), picture(changed))).toEqual({ before: band, after: band });
});

test('inserted rows do not make the following rows different', () => {
	const more = [...rows(500), ...Array.from({ length: 40 }, () => 255), ...rows(1000).slice(500)];
	expect(changedBand(picture(rows(1000)), picture(more))).toEqual({
		before: { top: 420, height: 160 },
		after: { top: 420, height: 200 },
	});
});

test('removed rows at the end leave the rows before them unchanged', () => {
	expect(changedBand(picture(rows(1000)), picture(rows(900)))).toEqual({
		before: { top: 820, height: 180 },
		after: { top: 820, height: 80 },
	});
});

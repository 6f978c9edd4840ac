import type { Point } from './distance.ts';

/**
 * The middle of every Australian postcode as one line of text without separators: `3218038134144320` is postcode 3218 at 38.134° south,
 * 144.32° east, in thousandths of a degree; all entries have the same length.
 */
export type PostcodeTable = string;

const ENTRY = 16;
/** The end offsets of an entry's parts: postcode, degrees south, degrees east; both in thousandths. */
const ENDS = { postcode: 4, south: 10, east: 16 } as const;

/** Encodes points by postcode as a {@link PostcodeTable}. All of Australia lies between 9 and 55 degrees south. */
export function writePostcodes(points: ReadonlyMap<string, Point>): PostcodeTable {
	return [...points]
		.toSorted(([a], [b]) => a.localeCompare(b))
		.map(([postcode, { lat, long }]) => `${postcode}${thousandths(-lat)}${thousandths(long)}`)
		.join('');
}

/** The point of a postcode; null where it is not in the table. */
export function postcodePoint(table: PostcodeTable, postcode: string): Point | null {
	for (let at = 0; at < table.length; at += ENTRY)
		if (table.startsWith(postcode, at)) return pointAt(table, at);
	return null;
}

/** Every point of a table. */
export function postcodePoints(table: PostcodeTable): Point[] {
	return Array.from({ length: table.length / ENTRY }, (_, index) => pointAt(table, index * ENTRY));
}

function pointAt(table: PostcodeTable, at: number): Point {
	const number = (from: number, to: number) => Number(table.slice(at + from, at + to)) / 1000;
	return { lat: -number(ENDS.postcode, ENDS.south), long: number(ENDS.south, ENDS.east) };
}

function thousandths(degrees: number): string {
	return String(Math.round(degrees * 1000)).padStart(6, '0');
}

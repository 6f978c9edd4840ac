/** A set of rows as a bit set. */
export type RowSet = Uint32Array<ArrayBuffer>;

/** The empty set for an index of `count` rows. */
export function noRows(count: number): RowSet {
	return new Uint32Array((count + 31) >>> 5);
}

/** The set of all rows of an index of `count` rows. */
export function allRows(count: number): RowSet {
	const rows = noRows(count).fill(0xffffffff);
	if (count % 32 !== 0) rows[rows.length - 1] = 2 ** (count % 32) - 1;
	return rows;
}

/** Adds a row to a set, in place. */
export function addRow(rows: RowSet, row: number): void {
	(rows[row >>> 5] as number) |= 1 << (row & 31);
}

/** The rows that are in two sets of one index. */
export function both(one: RowSet, other: RowSet): RowSet {
	return one.map((word, index) => word & (other[index] as number));
}

/** The rows that are in at least one of two sets of one index. */
export function either(one: RowSet, other: RowSet): RowSet {
	return one.map((word, index) => word | (other[index] as number));
}

/** The rows of a set that are not in another one of the same index. */
export function without(one: RowSet, other: RowSet): RowSet {
	return one.map((word, index) => word & ~(other[index] as number));
}

/** The rows of a set, ascending. */
export function rowsOf(rows: RowSet): Uint32Array {
	const list = new Uint32Array(countRows(rows));
	let length = 0;
	for (let index = 0; index < rows.length; index += 1) {
		for (let rest = rows[index] as number; rest !== 0; rest &= rest - 1) {
			list[length] = index * 32 + 31 - Math.clz32(rest & -rest);
			length += 1;
		}
	}
	return list;
}

/** The number of rows in a set. */
export function countRows(rows: RowSet): number {
	let count = 0;
	for (const bits of rows) count += bitsOf(bits);
	return count;
}

/** The number of set bits in a 32-bit word. */
function bitsOf(word: number): number {
	let bits = word - ((word >>> 1) & 0x55555555);
	bits = (bits & 0x33333333) + ((bits >>> 2) & 0x33333333);
	return Math.imul((bits + (bits >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
}

import type { Column } from '../column.ts';
import type { SearchIndex } from '../search-index.ts';
import { type FacetValues, valueCount, valueLabel } from './facet-values.ts';

/** The number of rows with each value of a facet. Callers must not change the array: the counts of all rows are cached. */
export function facetCounts(index: SearchIndex, attribute: string, rows: Uint32Array): Uint32Array {
	if (rows.length < index.rowCount) return countsOf(index, attribute, rows);
	const cached = index.allCounts.get(attribute) ?? countsOf(index, attribute, rows);
	index.allCounts.set(attribute, cached);
	return cached;
}

function countsOf(index: SearchIndex, attribute: string, rows: Uint32Array): Uint32Array {
	const facet = index.facet(attribute);
	const { starts, values } = facet;
	const counts = new Uint32Array(valueCount(facet));
	const column = index.columns.get(attribute);
	if (!column) return counts;
	const rowsWithCode = countCodes(column, rows);
	for (let code = 0; code < rowsWithCode.length; code += 1) {
		const count = rowsWithCode[code] as number;
		if (count === 0) continue;
		const end = starts[code + 1] as number;
		for (let at = starts[code] as number; at < end; at += 1)
			(counts[values[at] as number] as number) += count;
	}
	return counts;
}

/** The number of rows with each code. */
function countCodes({ codes, dictionary }: Column, rows: Uint32Array): Uint32Array {
	const counts = new Uint32Array(dictionary.length);
	for (let at = 0; at < rows.length; at += 1) (counts[codes[rows[at] as number] as number] as number) += 1;
	return counts;
}

/** The counts by label: at most `limit`, the most frequent ones or the first by name. */
export function distribution(
	facet: FacetValues,
	counts: Uint32Array,
	limit: number,
	order: 'alpha' | 'count',
): Record<string, number> {
	const listed = order === 'count' ? byCount(counts) : byName(counts);
	// Without a prototype, as a value may be the name of an inherited property.
	const shown: Record<string, number> = Object.create(null);
	for (const value of listed.slice(0, limit)) shown[valueLabel(facet, value)] = counts[value] as number;
	return shown;
}

/** The values with a count above zero, in their order. */
function byName(counts: Uint32Array): number[] {
	const values: number[] = [];
	for (let value = 0; value < counts.length; value += 1) if (counts[value] !== 0) values.push(value);
	return values;
}

/** The most frequent values first; of equally frequent ones the last comes first, as in Meilisearch. */
function byCount(counts: Uint32Array): number[] {
	// Of thousands of values, the lists of most makes and models have a few.
	const values = byName(counts);
	const keys = new Float64Array(values.length);
	for (let at = 0; at < keys.length; at += 1) {
		const value = values[at] as number;
		keys[at] = (counts[value] as number) * counts.length + value;
	}
	keys.sort();
	return values.map((_, at) => (keys[keys.length - 1 - at] as number) % counts.length);
}

/** The lowest and highest number among the rows; null for none. */
export function numberStats(
	index: SearchIndex,
	attribute: string,
	rows: Uint32Array,
): { min: number; max: number } | null {
	const { numbers, starts, values } = index.facet(attribute);
	const column = index.columns.get(attribute);
	if (!column || numbers.length === 0) return null;
	// Each number occurs in at least one row of the index.
	if (rows.length === index.rowCount) return { min: numbers[0] as number, max: numbers.at(-1) as number };
	const isPresent = new Uint8Array(column.dictionary.length);
	for (let at = 0; at < rows.length; at += 1) isPresent[column.codes[rows[at] as number] as number] = 1;
	let first = numbers.length;
	let last = -1;
	for (let code = 0; code < isPresent.length; code += 1) {
		if (isPresent[code] === 0) continue;
		const end = starts[code + 1] as number;
		for (let at = starts[code] as number; at < end; at += 1) {
			const value = values[at] as number;
			if (value < first) first = value;
			if (value > last && value < numbers.length) last = value;
		}
	}
	return last < 0 ? null : { min: numbers[first] as number, max: numbers[last] as number };
}

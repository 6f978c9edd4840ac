/** Reads a value of one row; undefined where it has none. */
export type ValueReader<Row> = (row: Row) => unknown;

/** Returns the reader of a column by its name. */
export type Columns<Row> = (column: string) => ValueReader<Row>;

/** The columns of a table, by their headings. */
export function tableColumns(headings: readonly string[]): Columns<readonly string[]> {
	return (column) => {
		const index = headings.indexOf(column.trim());
		return (cells) => cells[index]?.trim() ?? '';
	};
}

/**
 * The values of a nested record, by their paths: `make`, `specs.engine.size`, `photos[0].url` for the first of a list, `photos[].url` for
 * all of them. A single value instead of a list counts as a list of one, as XML has a single element.
 */
export const recordPaths: Columns<unknown> = (path) => {
	const steps = path
		.trim()
		.replace(/\[(\d*)\]/g, '.[$1]')
		.split('.')
		.filter((step) => step !== '');
	return (record) => valueAt(record, steps);
};

function valueAt(value: unknown, [step, ...rest]: readonly string[]): unknown {
	if (step === undefined) return typeof value === 'string' ? value.trim() : value;
	if (value === undefined || value === null) return undefined;
	const [, place = null] = /^\[(\d*)\]$/.exec(step) ?? [];
	if (place !== null) {
		const list: unknown[] = Array.isArray(value) ? value : [value];
		return place === ''
			? list.map((entry) => valueAt(entry, rest)).filter((entry) => entry !== undefined)
			: valueAt(list[Number(place)], rest);
	}
	if (typeof value !== 'object' || !Object.hasOwn(value, step)) return undefined;
	return valueAt(Reflect.get(value, step), rest);
}

/** Every path with a value in a record, lists as `photos[]`. */
export function pathsOf(value: unknown, path = ''): string[] {
	if (Array.isArray(value)) return [...new Set(value.flatMap((entry) => pathsOf(entry, `${path}[]`)))];
	if (typeof value !== 'object' || value === null) return [path];
	return Object.entries(value).flatMap(([key, inner]) =>
		pathsOf(inner, path === '' ? key : `${path}.${key}`),
	);
}

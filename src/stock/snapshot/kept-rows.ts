import { hashOf } from '../../content-hash.ts';
import { type CheckedRow, checkRow } from '../check/check-row.ts';

/**
 * The checked rows of a source, kept so that the next build checks only rows that have changed. A row is known by the hash of its record:
 * it is the same whichever place it has, and whatever the other rows are.
 */
export class KeptRows {
	readonly #before: (key: string) => CheckedRow | null;
	readonly #rows = new Map<string, CheckedRow>();

	/** @param before finds a row that was checked by the same rules earlier; null when it is unknown */
	constructor(before: (key: string) => CheckedRow | null = () => null) {
		this.#before = before;
	}

	/** Rows for the next build of a source, with those of this one known. */
	next(): KeptRows {
		return new KeptRows((key) => this.#rows.get(key) ?? null);
	}

	/** The rows that were checked, by key. */
	get entries(): ReadonlyMap<string, CheckedRow> {
		return this.#rows;
	}

	/** Checks a row, or finds it among those checked before. The same row is the same object. */
	check(record: unknown, latestYear: number): CheckedRow {
		const key = hashOf(`${latestYear} ${JSON.stringify(record)}`);
		const row = this.#rows.get(key) ?? this.#before(key) ?? checkRow(record, latestYear);
		this.#rows.set(key, row);
		return row;
	}
}

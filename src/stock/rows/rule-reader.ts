import { hashOf } from '../../content-hash.ts';
import type { FieldRule } from '../../domain/feed/column-mapping.ts';
import type { ColumnRule } from '../../domain/feed/column-rule.ts';
import { isNothing } from '../../domain/vehicle/record/field.ts';
import { entryOperation, firstGroup, replaced, withoutStart } from './operations.ts';
import type { Columns, ValueReader } from './record-path.ts';

/** The length of a hashed id, characters: the chance of a collision among a million rows is 1 in 10 million. */
const HASH_LENGTH = 12;

/** The reader of a mapping rule for rows with these columns. */
export function ruleReader<Row>(rule: FieldRule, columns: Columns<Row>): ValueReader<Row> {
	const text = (column: string) => {
		const read = columns(column);
		return (row: Row) => textOf(read(row));
	};
	if (typeof rule === 'string') {
		const read = columns(rule);
		return (row) => known(read(row));
	}
	if ('constant' in rule) return () => rule.constant;
	if ('join' in rule) {
		const parts = rule.join.map(text);
		return (row) => {
			const known = parts.map((part) => part(row)).filter((each) => !isNothing(each));
			return known.length > 0 ? known.join(rule.with) : undefined;
		};
	}
	if ('hash' in rule) {
		const parts = rule.hash.map(text);
		return (row) => idOf(parts.map((part) => part(row)));
	}
	if ('first' in rule) {
		const readers = rule.first.map((inner) => ruleReader(inner, columns));
		return (row) =>
			readers.reduce<unknown>((value, read) => (value === undefined ? read(row) : value), undefined);
	}
	return columnReader(rule, columns, text);
}

function columnReader<Row>(
	rule: ColumnRule,
	columns: Columns<Row>,
	text: (column: string) => (row: Row) => string,
): ValueReader<Row> {
	const own = columns(rule.column);
	const when = rule.when ? { read: text(rule.when.column), matches: rule.when.matches } : null;
	const currency = rule.currency === undefined ? null : text(rule.currency);
	const before = (rule.after ?? []).map((start) => (typeof start === 'string' ? text(start) : start));
	const entry = entryOperation(rule);
	const { unless, replace, part, match, list } = rule;
	const read = (value: unknown, row: Row): unknown => {
		let text = textOf(value);
		for (const start of before) text = withoutStart(text, start instanceof RegExp ? start : start(row));
		if (unless?.test(text)) return undefined;
		if (replace) text = replaced(text, replace).trim();
		if (part) text = text.split(part.of)[part.index]?.trim() ?? '';
		if (match) text = firstGroup(match.exec(text)).trim();
		if (list === undefined) return entry(text);
		const entries = text.split(list).map((item) => entry(item.trim()));
		return isNothing(text) ? undefined : entries.filter((item) => item !== undefined);
	};
	return (row) => {
		if (when && !when.matches.test(when.read(row))) return undefined;
		const value = own(row);
		if (Array.isArray(value)) {
			const entries = value.flatMap((each) => read(each, row)).filter((each) => each !== undefined);
			return entries.length > 0 ? entries : undefined;
		}
		const result = read(value, row);
		const named = currency?.(row) ?? '';
		// A price with its currency: accepted for AUD, else rejected with the currency's name.
		return result === undefined || isNothing(named) ? result : `${named} ${String(result)}`;
	};
}

/** A value unless it is empty; numbers, lists and groups of a record are unchanged. */
function known(value: unknown): unknown {
	return isNothing(value) ? undefined : value;
}

function textOf(value: unknown): string {
	if (typeof value === 'string') return value.trim();
	return typeof value === 'number' || typeof value === 'boolean' ? String(value) : '';
}

/** A stable id; none for an empty row. Ids are part of addresses, so they have letters and digits only. */
function idOf(texts: readonly string[]): string | undefined {
	if (texts.every(isNothing)) return undefined;
	return BigInt(`0x${Buffer.from(hashOf(JSON.stringify(texts)), 'base64url').toString('hex')}`)
		.toString(36)
		.slice(-HASH_LENGTH);
}

import { hashOf } from '../content-hash.ts';
import type { ColumnRule, FieldRule } from '../contracts/column-mapping.ts';
import { isNothing } from '../contracts/field.ts';
import { number } from '../contracts/fields.ts';

/** The cells of a row, in the order of the headings. */
export type Cells = readonly string[];

/** Gives a field's value for a row; undefined for none. */
type Reader = (cells: Cells) => unknown;

/** Characters of an id made of columns: of a million rows no two share one, but for a chance of 1 in 10 million. */
const HASH_LENGTH = 12;

const NUMBER = number({ min: -Number.MAX_SAFE_INTEGER });

/** What a rule of a mapping reads from the rows of a table with these headings. */
export function ruleReader(rule: FieldRule, headings: readonly string[]): Reader {
	const cell = (column: string) => {
		const index = headings.indexOf(column.trim());
		return (cells: Cells) => cells[index]?.trim() ?? '';
	};
	if (typeof rule === 'string') return known(cell(rule));
	if ('constant' in rule) return () => rule.constant;
	if ('join' in rule) {
		const parts = rule.join.map(cell);
		return known((cells) =>
			parts
				.map((part) => part(cells))
				.filter((text) => !isNothing(text))
				.join(rule.with),
		);
	}
	if ('hash' in rule) {
		const parts = rule.hash.map(cell);
		return (cells) => idOf(parts.map((part) => part(cells)));
	}
	if ('first' in rule) {
		const readers = rule.first.map((inner) => ruleReader(inner, headings));
		return (cells) =>
			readers.reduce<unknown>((value, read) => (value === undefined ? read(cells) : value), undefined);
	}
	return columnReader(rule, cell);
}

/** A stable id; none for a row that says nothing. Ids stand in addresses, so they have letters and digits only. */
function idOf(texts: readonly string[]): string | undefined {
	if (texts.every(isNothing)) return undefined;
	return BigInt(`0x${Buffer.from(hashOf(JSON.stringify(texts)), 'base64url').toString('hex')}`)
		.toString(36)
		.slice(-HASH_LENGTH);
}

function columnReader(rule: ColumnRule, cell: (column: string) => (cells: Cells) => string): Reader {
	const own = cell(rule.column);
	const when = rule.when ? { read: cell(rule.when.column), matches: rule.when.matches } : null;
	const before = (rule.after ?? []).map((start) => (typeof start === 'string' ? cell(start) : start));
	const { unless, part, match, times, list } = rule;
	const nothing = new Set(rule.nothing?.map((text) => text.trim().toLowerCase()));
	const values =
		rule.values &&
		new Map(Object.entries(rule.values).map(([word, value]) => [word.trim().toLowerCase(), value]));
	return (cells) => {
		if (when && !when.matches.test(when.read(cells))) return undefined;
		let text = own(cells);
		for (const start of before) text = withoutStart(text, start instanceof RegExp ? start : start(cells));
		if (unless?.test(text)) return undefined;
		if (part) text = text.split(part.of)[part.index]?.trim() ?? '';
		if (match) text = firstGroup(match.exec(text)).trim();
		if (isNothing(text) || nothing.has(text.toLowerCase())) return undefined;
		const meant = values?.get(text.toLowerCase());
		if (meant !== undefined) return meant;
		if (rule.only_known) return undefined;
		if (times !== undefined) return multiplied(text, times);
		return list === undefined
			? text
			: text
					.split(list)
					.map((item) => item.trim())
					.filter((item) => !isNothing(item));
	};
}

function known(read: (cells: Cells) => string): Reader {
	return (cells) => {
		const text = read(cells);
		return isNothing(text) ? undefined : text;
	};
}

function firstGroup(match: RegExpExecArray | null): string {
	return match ? (match.slice(1).find((group) => group !== undefined) ?? match[0]) : '';
}

/** Cuts leading words off, in any case; text that does not start with them stays. */
function withoutStart(text: string, start: string | RegExp): string {
	const words = typeof start === 'string' ? start : (start.exec(text)?.[0] ?? '');
	const isStart = words !== '' && text.toLowerCase().startsWith(words.toLowerCase());
	const rest = text.slice(words.length);
	return isStart && /^(\s|$)/.test(rest) ? rest.trimStart() : text;
}

/** Text that is no number stays as it is, so that the row's check can name it. Rounded, as 2.3 times 1000 is not quite 2300. */
function multiplied(text: string, times: number): number | string {
	const parsed = NUMBER.safeParse(text);
	return parsed.success && parsed.data !== null ? Number((parsed.data * times).toFixed(6)) : text;
}

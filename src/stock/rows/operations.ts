import type { ColumnRule } from '../../domain/feed/column-rule.ts';
import { isoDate } from '../../domain/time/iso-date.ts';
import { unitFactor } from '../../domain/vehicle/attributes/units.ts';
import { isNothing } from '../../domain/vehicle/record/field.ts';
import { number } from '../../domain/vehicle/record/fields.ts';

const NUMBER = number({ min: -Number.MAX_SAFE_INTEGER });

/**
 * An operation on one text; undefined for no value. Text that it cannot parse is returned unchanged, so that the check of the row reports
 * it.
 */
type Operation = (text: string) => unknown;

/** Combines the operations of a rule that run for each entry of a list: from `nothing` to `suffix`. */
export function entryOperation(rule: ColumnRule): Operation {
	const nothing = new Set(rule.nothing?.map(folded));
	const values =
		rule.values && new Map(Object.entries(rule.values).map(([word, value]) => [folded(word), value]));
	const factor = (rule.unit ? (unitFactor(rule.unit.from, rule.unit.to) ?? 1) : 1) * (rule.times ?? 1);
	const isNumber = rule.unit !== undefined || rule.times !== undefined || rule.round !== undefined;
	const { date, title_case, only_known, round, prefix = '', suffix = '' } = rule;
	return (text) => {
		if (isNothing(text) || nothing.has(folded(text))) return undefined;
		const meant = values?.get(folded(text));
		if (meant !== undefined) return meant;
		if (only_known) return undefined;
		const worded = title_case ? titleCase(text) : text;
		const dated = date === undefined ? worded : (isoDate(worded, date) ?? worded);
		const counted = isNumber ? numberFrom(dated, factor, round) : dated;
		const before = isAddress(prefix) && isAddress(text) ? '' : prefix;
		return before === '' && suffix === '' ? counted : `${before}${counted}${suffix}`;
	};
}

/** Replaces every occurrence, one pair after the other. */
export function replaced(text: string, pairs: NonNullable<ColumnRule['replace']>): string {
	return pairs.reduce(
		(result, { find, with: by }) =>
			typeof find === 'string'
				? result.replaceAll(find, by)
				: result.replace(new RegExp(find.source, `${find.flags}g`), by),
		text,
	);
}

/** The first participating group of a match, else the whole match; empty for no match. */
export function firstGroup(match: RegExpExecArray | null): string {
	return match ? (match.slice(1).find((group) => group !== undefined) ?? match[0]) : '';
}

/** Removes leading words, ignoring case; text that does not start with them is unchanged. */
export function withoutStart(text: string, start: string | RegExp): string {
	const words = typeof start === 'string' ? start : (start.exec(text)?.[0] ?? '');
	const isStart = words !== '' && text.toLowerCase().startsWith(words.toLowerCase());
	const rest = text.slice(words.length);
	return isStart && /^(\s|$)/.test(rest) ? rest.trimStart() : text;
}

/** Rounded to six decimals by default, as 2.3 times 1000 is not quite 2300. */
function numberFrom(text: string, factor: number, decimals = 6): number | string {
	const parsed = NUMBER.safeParse(text);
	return parsed.success && parsed.data !== null ? Number((parsed.data * factor).toFixed(decimals)) : text;
}

function titleCase(text: string): string {
	return text.toLowerCase().replace(/(?<![\p{L}\d'’])\p{L}/gu, (letter) => letter.toUpperCase());
}

function folded(text: string): string {
	return text.trim().toLowerCase();
}

/** Whether a text is a web address already, so that no other address is put before it. */
function isAddress(text: string): boolean {
	return /^https?:\/\//i.test(text);
}

import { z } from 'zod';
import { foreignCurrency } from '../../price/currency.ts';
import { FieldError, field, groupError, isNothing } from './field.ts';

/**
 * Readers for the fields of a feed. Feeds write the same fact in many ways (23990, '$23,990', '23990.00'), leave it
 * empty, or write 'null'. Each reader returns one form, null for 'not known', or an issue that a person can act on.
 */

/** One line or more of text, trimmed. */
export const text = field((value) => {
	if (Number.isFinite(value)) return String(value);
	return typeof value === 'string' ? value.trim() : new FieldError('text');
});

/** A number from `min` to `max`. Thousands separators and a unit after it are accepted. */
export const number = ({ min = 0, max = Number.MAX_SAFE_INTEGER, whole = false } = {}) =>
	field((value) => {
		const parsed = parseNumber(value);
		const accepted = Number.isFinite(parsed) && parsed >= min && parsed <= max;
		if (!accepted)
			return new FieldError(
				max === Number.MAX_SAFE_INTEGER ? `a number of ${min} or more` : `a number from ${min} to ${max}`,
			);
		return whole ? Math.round(parsed) : parsed;
	});

/** Texts instead of a price that mean there is none. */
const NO_PRICE = /^(poa|p\.o\.a\.?|tba|tbc|call|contact|enquire|price on (application|request))/i;

/** A prefix for Australian dollars: 'AUD', '$', 'A$', 'AUD $'. */
const AUSTRALIAN_DOLLARS = /^(?:aud\s*)?(?:(?:au?)?\s*\$)?\s*/i;

/** Australian dollars: a number, or text such as '$23,990' or 'AUD $23,990'. 'POA' and similar texts mean there is no price. */
export const dollars = field((value) => {
	const foreign = typeof value === 'string' ? foreignCurrency(value) : null;
	if (foreign !== null) return new FieldError(`a price in Australian dollars, not ${foreign}`);
	const figure = typeof value === 'string' ? value.trim().replace(AUSTRALIAN_DOLLARS, '') : value;
	if (typeof figure === 'string' && NO_PRICE.test(figure)) return null;
	const parsed = parseNumber(figure);
	return Number.isFinite(parsed) && parsed >= 0 && parsed < 1e9
		? parsed
		: new FieldError('a price of $0 or more');
});

/** Yes or no; `whenUnknown` when empty. */
export const flag = ({ whenUnknown }: { whenUnknown: boolean }) =>
	field((value) => {
		const word = typeof value === 'object' ? '' : String(value).trim().toLowerCase();
		if (['true', 'yes', 'y', '1'].includes(word)) return true;
		if (['false', 'no', 'n', '0'].includes(word)) return false;
		return new FieldError('true or false');
	}).transform((value) => value ?? whenUnknown);

/** An address that a page may load or link to: http(s), or a path on the dealer's own site. */
export const webAddress = field((value) => {
	const address = typeof value === 'string' ? value.trim() : '';
	// Browsers ignore tabs and line breaks, and read a backslash as a slash: '/\t/host' would leave the site.
	const isPath = /^\/(?!\/)[^\\\p{Cc}]*$/u.test(address);
	const isUrl = URL.canParse(address) && /^https?:$/.test(new URL(address).protocol);
	return isPath || isUrl ? address : new FieldError('a web address (https://… or /…)');
});

/** A word in the form that {@link choice} compares: 'In Stock' and 'in-stock' are `in_stock`. */
export function keyOf(word: string): string {
	return word
		.trim()
		.toLowerCase()
		.replace(/[\s-]+/g, '_');
}

/** One of a few words, read without regard to case, spaces and hyphens. */
export const choice = <const T extends readonly string[]>(choices: T) =>
	field((value): T[number] | FieldError => {
		const key = typeof value === 'string' ? keyOf(value) : null;
		return choices.find((candidate) => candidate === key) ?? new FieldError(`one of ${choices.join(', ')}`);
	});

/** A list; a single value is a list of one, an empty value an empty list. */
export const listOf = <T extends z.ZodType>(item: T) =>
	z
		.preprocess((value) => (isNothing(value) ? [] : Array.isArray(value) ? value : [value]), z.array(item))
		.prefault([]);

/** Several fields under one key; when empty, all are unknown. Other fields are dropped. */
export const group = <T extends z.ZodRawShape>(fields: T) =>
	z
		.preprocess(
			(value: z.input<z.ZodObject<T>> | null) => (isNothing(value) ? {} : value),
			z.object(fields, groupError),
		)
		.prefault(null);

/** A number from a number, or from text such as '85,120 km' or '8.7 L / 100 km'; NaN from anything else. */
function parseNumber(value: unknown): number {
	if (typeof value === 'number') return value;
	if (typeof value !== 'string') return Number.NaN;
	const match =
		/^(-?(?:\d{1,3}(?:,\d{3})+|\d+|(?=\.\d))(?:\.\d*)?(?:e\d+)?)\s*[a-z%³./ ]*(?:100 ?km)?$/i.exec(
			value.trim(),
		);
	return match?.[1] ? Number(match[1].replaceAll(',', '')) : Number.NaN;
}

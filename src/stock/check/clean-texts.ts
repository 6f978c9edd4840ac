import { VehicleSchema } from '../../domain/vehicle/record/vehicle.ts';
import { MAX_LONG_TEXT, MAX_NAME, MAX_SHORT_TEXT } from '../source/limits.ts';
import { type FieldFinding, finding } from './findings.ts';
import { plainText } from './plain-text.ts';

/** Fields with addresses, in which `&` is no mark-up; a test compares them with the schema. */
export const ADDRESS_FIELDS = new Set([
	'file',
	'finance_url',
	'image_key',
	'place_url',
	'primary_image_url',
	'thumbnails',
	'url',
]);

/** Fields with long texts. */
const LONG_FIELDS = new Set(['dealercomments', 'disclaimer']);

/** Fields whose texts are names. */
const NAME_FIELDS = new Set(['make', 'model']);

/** Deeper than any group of the contract; the schema drops deeper values anyway. */
const MAX_DEPTH = 6;

/**
 * A record with its texts as plain text of limited length, without fields that the contract does not have.
 *
 * @param note called for each text that was cut
 */
export function cleanTexts(
	record: Readonly<Record<string, unknown>>,
	note: (finding: FieldFinding) => void,
): Record<string, unknown> {
	const clean = (value: unknown, key: string, path: string, depth: number): unknown => {
		if (typeof value === 'string') return ADDRESS_FIELDS.has(key) ? value : cut(value, key, path);
		if (typeof value !== 'object' || value === null || depth > MAX_DEPTH) return value;
		if (Array.isArray(value)) {
			return ADDRESS_FIELDS.has(key)
				? [...value]
				: value.map((item, index) => clean(item, key, `${path}[${index}]`, depth + 1));
		}
		return Object.fromEntries(
			Object.entries(value).map(([inner, item]) => [
				inner,
				clean(item, inner, `${path}.${inner}`, depth + 1),
			]),
		);
	};
	const cut = (text: string, key: string, path: string): string => {
		const limit = limitOf(key);
		// Mark-up may be longer than its text, but not without limit.
		const words = plainText(text.slice(0, limit * 4));
		if (words.length <= limit && text.length <= limit * 4) return words;
		note(
			finding(
				path,
				`at most ${limit} characters`,
				`${text.length}`,
				`the first ${Math.min(limit, words.length)}`,
			),
		);
		return words.slice(0, limit);
	};
	const known: Record<string, unknown> = {};
	for (const [key, value] of Object.entries(record)) {
		if (Object.hasOwn(VehicleSchema.shape, key)) known[key] = clean(value, key, key, 0);
	}
	return known;
}

function limitOf(key: string): number {
	if (LONG_FIELDS.has(key)) return MAX_LONG_TEXT;
	return NAME_FIELDS.has(key) ? MAX_NAME : MAX_SHORT_TEXT;
}

import { fieldRefusal, Refusal } from '../answers/refusal.ts';

/** Deepest nesting of values; leads need four levels. */
const MOST_LEVELS = 8;

/** A JSON object before it is checked against a schema. */
export type JsonObject = Record<string, unknown>;

/** Parses a JSON object. Throws a Refusal for anything else, and for text with NUL characters or lone surrogates. */
export function readJson(text: string): JsonObject {
	let value: unknown;
	try {
		value = JSON.parse(text);
	} catch {
		throw new Refusal(400, 'The body is not JSON. Please send one JSON object.');
	}
	if (!isObject(value)) throw new Refusal(400, 'Please send one JSON object.');
	requireStorable(value);
	return value;
}

/** Throws a Refusal that names fields with text that databases cannot store. */
export function requireStorable(value: JsonObject): void {
	const problems = Object.entries(value)
		.filter(([name, inner]) => !isStorable(name) || !isStorableValue(inner))
		.map(([name]) => ({
			field: name.toWellFormed().replaceAll('\0', '').slice(0, 100),
			message: UNREADABLE,
		}));
	if (problems.length > 0) throw fieldRefusal(problems);
}

const UNREADABLE = 'Please remove the unreadable character.';

function isObject(value: unknown): value is JsonObject {
	return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function isStorable(text: string): boolean {
	return text.isWellFormed() && !text.includes('\0');
}

/** Breadth-first instead of recursive, because a hostile body could exhaust the stack. */
function isStorableValue(value: unknown): boolean {
	let level = [value];
	for (let depth = 1; level.length > 0; depth++) {
		if (depth > MOST_LEVELS)
			throw new Refusal(400, `Please send values no more than ${MOST_LEVELS} levels deep.`);
		if (!level.every((one) => typeof one !== 'string' || isStorable(one))) return false;
		level = level.flatMap((one) => {
			if (Array.isArray(one)) return one;
			return isObject(one) ? [...Object.keys(one), ...Object.values(one)] : [];
		});
	}
	return true;
}

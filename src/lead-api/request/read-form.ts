import type * as z from 'zod/mini';
import { typedField } from '../../api/typed-field.ts';
import type { JsonObject } from './read-json.ts';

/** Values of a box that are no sentence beside it. */
const TICKED = new Set(['on', 'true', '1', 'yes']);
const UNTICKED = new Set(['', 'false', 'off', 'no', '0']);

/** What a form without JavaScript says, in the types of the fields' schema. */
export function readForm(text: string, schema: z.ZodMiniObject): JsonObject {
	const sent = new URLSearchParams(text);
	const values: JsonObject = {};
	for (const name of new Set(sent.keys())) {
		const given = sent.getAll(name).filter((value) => value !== '');
		const last = given.at(-1) ?? '';
		const [head = '', entry] = name.split('.');
		if (entry && typedField(fieldOf(schema, head)).type === 'record') {
			values[head] = { ...(values[head] as JsonObject | undefined), [entry]: last };
			continue;
		}
		const { type, read } = typedField(fieldOf(schema, name));
		if (type === 'boolean') values[name] = !UNTICKED.has(last.toLowerCase());
		else if (type === 'array') values[name] = given;
		// Browsers end the lines of a text with CR LF.
		else values[name] = read ? read(last) : last.replaceAll('\r\n', '\n');
	}
	const words = consentWords(sent, schema);
	return words === '' ? values : { ...values, consent_text: words };
}

/** The schema of a field; a form may send any name, `constructor` too. */
function fieldOf({ shape }: z.ZodMiniObject, name: string) {
	return Object.hasOwn(shape, name) ? shape[name] : undefined;
}

/** What was agreed to, a line each: what a page that is mended carries along, and the words of the boxes that are ticked now. */
function consentWords(sent: URLSearchParams, schema: z.ZodMiniObject): string {
	const boxes = Object.keys(schema.shape).filter((name) => typedField(schema.shape[name]).isConsent);
	const ticked = boxes
		.map((name) => sent.get(name) ?? '')
		.filter((value) => !UNTICKED.has(value.toLowerCase()) && !TICKED.has(value.toLowerCase()));
	const carried = (sent.get('consent_text') ?? '').split(/\r?\n/);
	return [...new Set([...carried, ...ticked])].filter((line) => line !== '').join('\n');
}

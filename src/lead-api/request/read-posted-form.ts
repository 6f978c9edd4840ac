import type * as z from 'zod/mini';
import { typedField } from '../../api/leads/typed-field.ts';
import type { JsonObject } from './read-json.ts';

/** Values of a ticked box that are not its consent text. */
const TICKED = new Set(['on', 'true', '1', 'yes']);
const UNTICKED = new Set(['', 'false', 'off', 'no', '0']);

/** Parses a form sent without JavaScript into the types of the schema. */
export function readPostedForm(text: string, schema: z.ZodMiniObject): JsonObject {
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
		// Browsers send line breaks as CR LF.
		else values[name] = read ? read(last) : last.replaceAll('\r\n', '\n');
	}
	const words = consentWords(sent, schema);
	return words === '' ? values : { ...values, consent_text: words };
}

/** The schema of a field; undefined for unknown names, which may be `constructor`. */
function fieldOf({ shape }: z.ZodMiniObject, name: string) {
	return Object.hasOwn(shape, name) ? shape[name] : undefined;
}

/** Consent texts, one per line: those carried along by the correction page, and those of the boxes ticked now. */
function consentWords(sent: URLSearchParams, schema: z.ZodMiniObject): string {
	const boxes = Object.keys(schema.shape).filter((name) => typedField(schema.shape[name]).isConsent);
	const ticked = boxes
		.map((name) => sent.get(name) ?? '')
		.filter((value) => !UNTICKED.has(value.toLowerCase()) && !TICKED.has(value.toLowerCase()));
	const carried = (sent.get('consent_text') ?? '').split(/\r?\n/);
	return [...new Set([...carried, ...ticked])].filter((line) => line !== '').join('\n');
}

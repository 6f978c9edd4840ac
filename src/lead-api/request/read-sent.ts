import { type BodyKind, bodyKind, readBody } from './read-body.ts';
import { readForm } from './read-form.ts';
import { type JsonObject, readJson, requireSound } from './read-json.ts';

/** What was sent, and how: a form comes from a browser without JavaScript. */
export interface Sent {
	values: JsonObject;
	isForm: boolean;
}

/** What a request says. Throws a Refusal for what cannot be read. */
export async function readSent(request: Request, allowed: readonly BodyKind[]): Promise<Sent> {
	const text = await readBody(request, allowed);
	if (bodyKind(request) === 'json') return { values: readJson(text), isForm: false };
	const values = readForm(text);
	requireSound(values);
	return { values, isForm: true };
}

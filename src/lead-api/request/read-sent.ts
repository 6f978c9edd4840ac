import type { Endpoint } from '../../api/endpoint.ts';
import { type BodyKind, bodyKind, readBody } from './read-body.ts';
import { readForm } from './read-form.ts';
import { type JsonObject, readJson, requireSound } from './read-json.ts';

/** What was sent, and how: a form comes from a browser without JavaScript. */
export interface Sent {
	values: JsonObject;
	isForm: boolean;
}

const KINDS = { json: ['json'], form: ['form'], lead: ['json', 'form'] } as const satisfies Record<
	string,
	readonly BodyKind[]
>;

/** What a request to an endpoint says. Throws a Refusal for what cannot be read. */
export async function readSent(
	request: Request,
	{ type, schema }: NonNullable<Endpoint['body']>,
): Promise<Sent> {
	const text = await readBody(request, KINDS[type]);
	if (bodyKind(request) === 'json') return { values: withAgreedTerms(readJson(text)), isForm: false };
	const values = withAgreedTerms(readForm(text, schema));
	// Other forms are compared with what is known, and never stored.
	if (type === 'lead') requireSound(values);
	return { values, isForm: true };
}

/** The terms box has a name of its own in content pages; one name is kept. A value of a wrong type is left for the schema to name. */
function withAgreedTerms(values: JsonObject): JsonObject {
	const { terms_agreed, ...others } = values;
	if (typeof terms_agreed !== 'boolean') return values;
	return terms_agreed ? { ...others, terms_conditions: true } : others;
}

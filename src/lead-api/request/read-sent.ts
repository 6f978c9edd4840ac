import type { Endpoint } from '../../api/endpoint.ts';
import { type BodyKind, bodyKind, readBody } from './read-body.ts';
import { type JsonObject, readJson, requireStorable } from './read-json.ts';
import { readPostedForm } from './read-posted-form.ts';

/** Values of a request; `isForm` when a browser without JavaScript sent a form. */
export interface Sent {
	values: JsonObject;
	isForm: boolean;
}

const KINDS = { json: ['json'], form: ['form'], lead: ['json', 'form'] } as const satisfies Record<
	string,
	readonly BodyKind[]
>;

/** Reads the body of a request. Throws a Refusal when it cannot be parsed. */
export async function readSent(
	request: Request,
	{ type, schema }: { type: keyof typeof KINDS; schema: NonNullable<Endpoint['body']>['schema'] },
): Promise<Sent> {
	const text = await readBody(request, KINDS[type]);
	if (bodyKind(request) === 'json') return { values: withAgreedTerms(readJson(text)), isForm: false };
	const values = withAgreedTerms(readPostedForm(text, schema));
	// Other forms are only compared with known values and never stored.
	if (type === 'lead') requireStorable(values);
	return { values, isForm: true };
}

/**
 * Content pages name the terms box `terms_agreed`; it is stored as `terms_conditions`. A value of another type is left for the schema to
 * report.
 */
function withAgreedTerms(values: JsonObject): JsonObject {
	const { terms_agreed, ...others } = values;
	if (typeof terms_agreed !== 'boolean') return values;
	return terms_agreed ? { ...others, terms_conditions: true } : others;
}

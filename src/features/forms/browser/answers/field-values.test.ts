import { describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { choicesOf } from '../../../../../tests/fixtures/leads/choices-of.ts';
import { EnquirySchema } from '../../../../api/leads/enquiries.ts';
import { FORM_FIELDS, type FormFieldKind } from '../../../../api/leads/form-fields.ts';
import { LeadSchema } from '../../../../api/leads/leads.ts';
import { typedField } from '../../../../api/leads/typed-field.ts';
import { readPostedForm } from '../../../../lead-api/request/read-posted-form.ts';
import { type FormReader, fieldValues } from './field-values.ts';

const SCHEMAS = { enquiries: EnquirySchema, leads: LeadSchema };
const REQUIRED = { name: 'Sam', category: 'Test Drive' };

/** A form as a browser without JavaScript would send it. */
function readerOf(form: URLSearchParams): FormReader {
	return {
		text: (name) => form.get(name) ?? undefined,
		isTicked: (name) => (form.has(name) ? form.get(name) !== '' : undefined),
		ticked: (name) => form.getAll(name),
	};
}

/** A visitor's entry in a field. */
function entered(name: string, kind: FormFieldKind, [choice]: readonly string[]): string {
	if (choice) return choice;
	if (name === 'year') return '2,019';
	if (name.endsWith('_date')) return '2026-12-01T10:30';
	if (kind === 'number') return '45,000';
	return kind === 'dollars' ? '$24,500' : 'on';
}

describe.each(['enquiries', 'leads'] as const)('%s', (endpoint) => {
	const kinds: Readonly<Record<string, FormFieldKind>> = FORM_FIELDS[endpoint];
	const { shape } = SCHEMAS[endpoint] as z.ZodMiniObject;

	test('every field of the schema has a kind, of the schema’s type', () => {
		expect(Object.keys(kinds).toSorted()).toEqual(Object.keys(shape).toSorted());
		const types = { boolean: ['flag'], array: ['list'], number: ['number', 'dollars'] };
		const wrong = Object.entries(kinds).filter(([name, kind]) => {
			const { type } = typedField(shape[name]);
			return kind !== null && !(types[type as keyof typeof types] ?? ['text', 'choice']).includes(kind);
		});
		expect(wrong).toEqual([]);
	});

	const controls = Object.entries(kinds).filter(([, kind]) => kind !== null);
	test.each(controls)('the field %s arrives the same with and without JavaScript', (name, kind) => {
		const sent = new URLSearchParams({
			...REQUIRED,
			[name]: entered(name, kind, choicesOf(SCHEMAS[endpoint], name)),
		});
		const parse = (values: object) => z.parse(SCHEMAS[endpoint] as z.ZodMiniObject, values);
		const { consent_text: _, ...withoutScript } = readPostedForm(`${sent}`, SCHEMAS[endpoint]);
		const withScript = parse(fieldValues(kinds, readerOf(sent)));
		expect(withScript).toEqual(parse(withoutScript));
		expect(withScript).not.toEqual(parse(name in REQUIRED ? { ...REQUIRED, [name]: '' } : REQUIRED));
	});

	const numbers = controls.filter(([, kind]) => kind === 'number').map(([name]) => name);
	test.each(numbers)(
		'text that is not a number in the field %s gets the same answer with and without JavaScript',
		(name) => {
			for (const typed of ['-1', '2.5', '40,000 to 45,000', 'no idea']) {
				const sent = new URLSearchParams({ ...REQUIRED, [name]: typed });
				const read = (values: object) => z.safeParse(SCHEMAS[endpoint] as z.ZodMiniObject, values);
				const withoutScript = read(readPostedForm(`${sent}`, SCHEMAS[endpoint]));
				const withScript = read(fieldValues(kinds, readerOf(sent)));
				const found = ({ data, error }: typeof withoutScript) =>
					data?.[name] ?? error?.issues.map(({ path }) => path);
				expect(found(withScript), typed).toEqual(found(withoutScript));
				if (!/^[-\d.]+$/.test(typed)) expect(found(withScript), typed).toEqual([[name]]);
			}
		},
	);

	test('fields that a form lacks and empty choices are left out', () => {
		expect(fieldValues(kinds, readerOf(new URLSearchParams(REQUIRED)))).toEqual({
			...REQUIRED,
			...(endpoint === 'enquiries' && { additional_services: [] }),
		});
		const empty = readerOf(new URLSearchParams({ kms: '', test_drive_date: '', service_date: '', Rego: '' }));
		expect(fieldValues(kinds, empty)).toEqual(
			endpoint === 'enquiries' ? { additional_services: [], Rego: '' } : {},
		);
	});
});

import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { aDealer, problemsWith } from '../../../tests/fixtures/config/a-dealer.ts';
import { parseDealer } from '../parse-dealer.ts';
import { schemaProblems } from './schema-problems.ts';

/** What is wrong with a dealer that leaves some options out. */
function problemsWithout(...options: string[]): string[] {
	const left = Object.entries(aDealer()).filter(([option]) => !options.includes(option));
	return parseDealer(Object.fromEntries(left), 'coast-motors/dealer.ts').problems.map(
		({ option, message }) => `${option}: ${message}`,
	);
}

const LOCATION = {
	id: 1,
	name: 'Yard',
	slug: 'yard',
	address: { street: '1 Road', city: 'Southport', postcode: '4215' },
};

test('the minimal options have no problems', () => {
	expect(problemsWith({})).toEqual([]);
});

test('all missing options are reported at once', () => {
	expect(
		problemsWithout(
			'slug',
			'name',
			'url',
			'phone',
			'email',
			'address',
			'logo',
			'locations',
			'stock',
			'legal',
		),
	).toEqual([
		'slug: missing; expected text',
		'name: missing; expected text',
		'url: missing; expected an address such as https://www.coastmotors.com.au',
		'phone: missing; expected text',
		'email: missing; expected an e-mail address',
		'address: missing; expected a group of options',
		'logo: missing; expected a group of options (image, alt) or a group of options (mark, words, line)',
		'locations: missing; expected a list',
		'stock: missing; expected a group of options',
		'legal: missing; expected a group of options',
	]);
});

describe('schemas of other kinds', () => {
	const problemsOf = (schema: z.ZodType, input: unknown) =>
		schemaProblems(schema.safeParse(input).error ?? new z.ZodError([]), input, schema, 'f').map(
			({ option, message }) => `${option}: ${message}`,
		);

	test('of two forms with the same options, the one with fewer problems is reported', () => {
		const strict = z.strictObject({ a: z.string(), b: z.string() });
		const lenient = z.strictObject({ a: z.string(), b: z.string().optional() });
		for (const form of [z.union([strict, lenient]), z.union([lenient, strict])]) {
			expect(problemsOf(z.strictObject({ form }), { form: { a: 1 } })).toEqual([
				'form.a: expected text, found 1',
			]);
		}
	});

	test('a problem without a message of ours keeps that of the schema', () => {
		expect(problemsOf(z.strictObject({ size: z.number().multipleOf(5) }), { size: 7 })).toEqual([
			'size: expected a valid value (Invalid number: must be a multiple of 5), found 7',
		]);
	});

	test('a text of a fixed form', () => {
		expect(problemsOf(z.strictObject({ code: z.string().regex(/^[A-Z]{3}$/) }), { code: 'ab' })).toEqual([
			'code: expected text that matches /^[A-Z]{3}$/, found "ab"',
		]);
		expect(problemsOf(z.strictObject({ code: z.string().min(2).max(3) }), { code: 'a' })).toEqual([
			'code: expected at least 2 characters, found "a"',
		]);
	});
});

test('problems of all kinds are reported together, each with its file', () => {
	const options = {
		...aDealer(),
		template: 'franchize',
		phne: 1,
		state: 'victoria',
		locations: [{ ...LOCATION, slug: 'A' }],
		dealerships: [{ id: 1, slug: 'a', name: 'A', features: { offers: true } }],
	};
	expect(parseDealer(options, 'coast-motors/dealer.ts').problems).toEqual([
		{
			file: 'coast-motors/dealer.ts',
			option: 'template',
			message:
				'expected one of "plain", "franchise", "group", "caravans", "motorcycles", "used-online", found "franchize"; did you mean "franchise"?',
		},
		{
			file: 'coast-motors/dealer.ts',
			option: 'state',
			message: 'expected one of "act", "nsw", "nt", "qld", "sa", "tas", "vic", "wa", found "victoria"',
		},
		{
			file: 'coast-motors/dealer.ts',
			option: 'locations[0].slug',
			message: 'expected lower-case letters, digits and single hyphens, such as coast-motors, found "A"',
		},
		{
			file: 'coast-motors/dealer.ts',
			option: 'phne',
			message: "unknown option; did you mean 'phone'?",
		},
		{
			file: 'coast-motors/dealer.ts',
			option: 'dealerships[0].features.offers',
			message: 'expected false or {}, found true',
		},
	]);
});

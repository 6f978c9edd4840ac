import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { aDealer, problemsWith } from '../../tests/fixtures/a-dealer.ts';
import { parseDealer } from './parse-dealer.ts';
import { schemaProblems } from './schema-problems.ts';

/** What is wrong with a dealer that leaves some options out. */
function problemsWithout(...options: string[]): string[] {
	const left = Object.entries(aDealer()).filter(([option]) => !options.includes(option));
	return parseDealer(Object.fromEntries(left), 'coast-motors/dealer.ts').problems.map(
		({ option, message }) => `${option}: ${message}`,
	);
}

interface Row {
	name: string;
	options: Record<string, unknown>;
	problems: string[];
}

const LOCATION = {
	id: 1,
	name: 'Yard',
	slug: 'yard',
	address: { street: '1 Road', city: 'Southport', postcode: '4215' },
};

test('the least a dealer must write has no problems', () => {
	expect(problemsWith({})).toEqual([]);
});

test('every missing option is told at once', () => {
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

describe('misspelt options', () => {
	test.each<Row>([
		{
			name: 'at the top',
			options: { phne: '(07) 5550 1234' },
			problems: ["phne: unknown option; did you mean 'phone'?"],
		},
		{
			name: 'in a group',
			options: { theme: { colors: { primary: '#ff0000' } } },
			problems: ["theme.colors: unknown option; did you mean 'colours'?"],
		},
		{
			name: 'in a group, like none of the others',
			options: { demo: true, tags: { blink: true } },
			problems: ['tags.blink: unknown option; known here: preset, electric_hybrid'],
		},
		{
			name: 'in a location',
			options: { locations: [{ ...LOCATION, nam: 'Yard' }] },
			problems: ["locations[0].nam: unknown option; did you mean 'name'?"],
		},
		{
			name: 'deep in a location, and so missing',
			options: {
				locations: [{ ...LOCATION, address: { street: '1 Road', city: 'Southport', postcod: '4215' } }],
			},
			problems: [
				'locations[0].address.postcode: missing; expected text',
				"locations[0].address.postcod: unknown option; did you mean 'postcode'?",
			],
		},
		{
			name: 'in the settings of a feature',
			options: { features: { test_drive: { disclaimr: 'Licence needed.' } } },
			problems: ["features.test_drive.disclaimr: unknown option; did you mean 'disclaimer'?"],
		},
		{
			name: 'the feature itself',
			options: { features: { test_drives: {} } },
			problems: ["features.test_drives: unknown option; did you mean 'test_drive'?"],
		},
		{
			name: 'in a block of the home page',
			options: {
				home: {
					blocks: [
						{ block: 'yards', title: 'a' },
						{ block: 'statement', titel: 'b', text: 'c' },
					],
				},
			},
			problems: [
				'home.blocks[1].title: missing; expected text',
				"home.blocks[1].titel: unknown option; did you mean 'title'?",
			],
		},
		{
			name: 'in a hero, told apart by its style',
			options: { home: { blocks: [{ block: 'hero', style: 'search', title: 'a', text: 'b', picture: {} }] } },
			problems: ['home.blocks[0].picture: unknown option; known here: block, style, title, text'],
		},
		{
			name: 'in a list of a block, told apart by its name',
			options: {
				home: {
					blocks: [
						{
							block: 'steps',
							title: 'a',
							items: [
								{ title: 'b', text: 'c', icon: 'check' },
								{ title: 'd', text: 'e' },
							],
						},
					],
				},
			},
			problems: ['home.blocks[0].items[0].icon: unknown option; known here: title, text'],
		},
		{
			name: 'in a menu entry with a list',
			options: { menus: { header: [{ label: 'Buy', items: [{ label: 'Cars', herf: '/' }] }] } },
			problems: [
				'menus.header[0].items[0].href: missing; expected text',
				"menus.header[0].items[0].herf: unknown option; did you mean 'href'?",
			],
		},
		{
			name: 'in a stock source',
			options: { stock: { from: { source: 'json', file: 'a.json', recrods: 'x' } } },
			problems: ["stock.from.recrods: unknown option; did you mean 'records'?"],
		},
		{
			name: 'in one of several kinds of CSV column',
			options: { stock: { from: { source: 'csv', file: 'a.csv', columns: { id: { colum: 'Id' } } } } },
			problems: [
				'stock.from.columns.id.column: missing; expected text',
				"stock.from.columns.id.colum: unknown option; did you mean 'column'?",
			],
		},
	])('$name', ({ options, problems }) => {
		expect(problemsWith(options)).toEqual(problems);
	});
});

describe('options with several forms', () => {
	const block = (value: unknown) => ({
		home: { blocks: [{ block: 'yards', title: 'a' }, { block: 'yards', title: 'b' }, value] },
	});
	const BLOCKS =
		'expected one of "access-loan", "banners", "body-tiles", "community", "feature-banner", "figures", "finder", "hero", "latest-stock", "line-up", "locations", "make-tiles", "payments", "praise", "promises", "promotion", "promotion-slider", "reviews", "sell", "statement", "steps", "three-facts", "visit", "warranty-cards", "workshop", "yards"';

	test.each<Row>([
		{
			name: 'a feature that is switched on with true',
			options: { features: { test_drive: true } },
			problems: [
				'features.test_drive: expected false or a group of options (disclaimer, at_once), found true',
			],
		},
		{
			name: 'a feature without settings that is switched on with true',
			options: { features: { offers: true } },
			problems: ['features.offers: expected false or {}, found true'],
		},
		{
			name: 'a feature switched on with a list',
			options: { features: { test_drive: [] } },
			problems: ['features.test_drive: expected false or a group of options (disclaimer, at_once), found []'],
		},
		{
			name: 'a feature without settings that is given one',
			options: { features: { offers: { colour: 'red' } } },
			problems: ['features.offers.colour: unknown option; expected none here'],
		},
		{
			name: 'a feature that needs a setting',
			options: { features: { reserve: {} } },
			problems: ['features.reserve.terms_page: missing; expected text'],
		},
		{
			name: 'finance without its provider',
			options: { finance: true },
			problems: [
				'finance: expected false or a group of options (provider, path, external_url, assumed_loan, disclaimer, exclude_dealerships), found true',
			],
		},
		{
			name: 'an unknown block',
			options: block({ block: 'herro' }),
			problems: [`home.blocks[2].block: ${BLOCKS}, found "herro"; did you mean "hero"?`],
		},
		{
			name: 'a block that does not say which',
			options: block({ title: 'a' }),
			problems: [`home.blocks[2].block: missing; ${BLOCKS}`],
		},
		{
			name: 'a block that is none',
			options: block('hero'),
			problems: ['home.blocks[2]: expected a group of options, found "hero"'],
		},
		{
			name: 'an unknown style of hero',
			options: block({ block: 'hero', style: 'searh', title: 'a' }),
			problems: [
				'home.blocks[2].style: expected one of "showroom", "search", "landscape", "poster", "centred", found "searh"; did you mean "search"?',
			],
		},
		{
			name: 'a menu link without an address',
			options: { menus: { header: [{ label: 'Cars' }] } },
			problems: ['menus.header[0].href: missing; expected text'],
		},
		{
			name: 'a menu link to nowhere',
			options: { menus: { header: [{ label: 'Cars', href: 'cars' }] } },
			problems: [
				'menus.header[0].href: expected a path such as /service, or an address with https://, tel:, sms: or mailto:, found "cars"',
			],
		},
		{
			name: 'a menu list without links',
			options: { menus: { header: [{ label: 'Cars', items: [] }] } },
			problems: ['menus.header[0].items: expected at least 1 entry, found []'],
		},
		{
			name: 'an unknown mega-menu',
			options: { menus: { header: [{ label: 'Cars', mega: 'model' }] } },
			problems: ['menus.header[0].mega: expected "models", found "model"; did you mean "models"?'],
		},
		{
			name: 'a menu entry that is none',
			options: { menus: { header: ['Cars'] } },
			problems: [
				'menus.header[0]: expected a group of options (label, href) or a group of options (label, items) or a group of options (label, mega, href), found "Cars"',
			],
		},
		{
			name: 'an unknown mark in a logo',
			options: { logo: { mark: 'star' } },
			problems: [
				'logo.mark: expected one of "none", "initial", "peaks", "hills", "slash", "dot", found "star"',
			],
		},
		{
			name: 'a logo of both kinds',
			options: { logo: { image: 'logo.svg' } },
			problems: ['logo.words: unknown option; known here: image, alt'],
		},
		{
			name: 'a logo of no kind',
			options: { logo: 'logo.svg' },
			problems: [
				'logo: expected a group of options (image, alt) or a group of options (mark, words, line), found "logo.svg"',
			],
		},
		{
			name: 'an unknown stock source',
			options: { stock: { from: { source: 'jsn', file: 'a.json' } } },
			problems: [
				'stock.from.source: expected one of "json", "csv", "xml", "http", found "jsn"; did you mean "json"?',
			],
		},
		{
			name: 'a stock address in an unknown format',
			options: { stock: { from: { source: 'http', url: 'https://feed.example', format: 'protobuf' } } },
			problems: ['stock.from.format: expected one of "json", "csv", "xml", found "protobuf"'],
		},
	])('$name', ({ options, problems }) => {
		expect(problemsWith(options)).toEqual(problems);
	});

	test.each(['{}', '{"colour":"red"}'])('a logo that tells nothing, %s', (json) => {
		const { problems } = parseDealer({ ...aDealer(), logo: JSON.parse(json) }, 'f');
		expect(problems.map(({ message }) => message)).toEqual([
			`expected a group of options (image, alt) or a group of options (mark, words, line), found ${json}`,
		]);
	});
});

describe('schemas of other kinds', () => {
	const problemsOf = (schema: z.ZodType, input: unknown) =>
		schemaProblems(schema.safeParse(input).error ?? new z.ZodError([]), input, schema, 'f').map(
			({ option, message }) => `${option}: ${message}`,
		);

	test('of two forms that know the same options, the one that finds less to complain of is meant', () => {
		const strict = z.strictObject({ a: z.string(), b: z.string() });
		const lenient = z.strictObject({ a: z.string(), b: z.string().optional() });
		for (const form of [z.union([strict, lenient]), z.union([lenient, strict])]) {
			expect(problemsOf(z.strictObject({ form }), { form: { a: 1 } })).toEqual([
				'form.a: expected text, found 1',
			]);
		}
	});

	test('what has no words here is told in those of the schema', () => {
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

test('problems of all kinds are told together, each with its file', () => {
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

import { describe, expect, test } from 'vitest';
import { problemsWith } from '../../../tests/fixtures/config/a-dealer.ts';

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
			name: 'in a group, without a similar option',
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
			name: 'in a hero, whose style decides its options',
			options: { home: { blocks: [{ block: 'hero', style: 'search', title: 'a', text: 'b', picture: {} }] } },
			problems: ['home.blocks[0].picture: unknown option; known here: block, style, title, text'],
		},
		{
			name: 'in a list of a block, whose name decides its options',
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

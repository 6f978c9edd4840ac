import { describe, expect, test } from 'vitest';
import { aDealer, problemsWith } from '../../tests/fixtures/config/a-dealer.ts';
import * as blocks from '../features/home/blocks/all.ts';
import { parseDealer } from './parse-dealer.ts';

interface Row {
	name: string;
	options: Record<string, unknown>;
	problems: string[];
}

describe('options with several forms', () => {
	const block = (value: unknown) => ({
		home: { blocks: [{ block: 'yards', title: 'a' }, { block: 'yards', title: 'b' }, value] },
	});
	const names = Object.values(blocks).map(({ name }) => JSON.stringify(name));
	const BLOCKS = `expected one of ${names.join(', ')}`;

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
				'finance: expected false or a group of options (provider, path, external_url, assumed_loan, application, disclaimer, exclude_dealerships), found true',
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
			name: 'an invalid block',
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
			name: 'an invalid menu entry',
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

	test.each(['{}', '{"colour":"red"}'])('a logo without a name, %s', (json) => {
		const { problems } = parseDealer({ ...aDealer(), logo: JSON.parse(json) }, 'f');
		expect(problems.map(({ message }) => message)).toEqual([
			`expected a group of options (image, alt) or a group of options (mark, words, line), found ${json}`,
		]);
	});
});

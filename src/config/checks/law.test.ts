import { expect, test } from 'vitest';
import { aLocation, findings } from '../../../tests/fixtures/config/run-check.ts';
import { licenceOfState } from './licence.ts';
import { lawfulPromotions } from './promotion-words.ts';

const licence = (licence: string) => ({ legal: { licence } });

test.each([
	{ name: 'a licence of Queensland', options: licence('LMD 3104872'), expected: [] },
	{
		name: 'a number alone',
		options: licence('3104872'),
		expected: [
			'legal.licence: expected a licence as Queensland names it, such as “LMD 3104872”, found "3104872"',
		],
	},
	{
		name: 'a licence of another state',
		options: { ...licence('MD 012345'), state: 'vic' as const },
		expected: [
			'legal.licence: expected a licence as Victoria names it, such as “LMCT 11482”, found "MD 012345"',
		],
	},
	{ name: 'a placeholder, which is reported as one', options: licence('0000000'), expected: [] },
	{
		name: 'a location without a number',
		options: { ...licence('LMD 3104872'), locations: [aLocation({ dealer_license_number: 'LMD' })] },
		expected: [
			'locations[0].dealer_license_number: expected a licence as Queensland names it, such as “LMD 3104872”, found "LMD"',
		],
	},
])('$name', ({ options, expected }) => {
	expect(findings(licenceOfState, options)).toEqual(expected);
});

const banner = { image: 'images/a.webp', alt: 'A yard', href: '/stock' };
const tiles = (text: string, expires?: string) => ({
	promotions: { tiles: { positions: [1], items: [{ title: 'Sale', text, ...(expires && { expires }) }] } },
});

test.each([
	{ name: 'calm words', options: tiles('Come in.'), expected: [] },
	{
		name: 'words that press, without an end',
		options: tiles('Hurry in!'),
		expected: [
			'promotions.tiles.items[0]: says “Hurry” and not until when; take the words out, or add expires',
		],
	},
	{ name: 'with an end', options: tiles('Hurry in!', '2026-12-31T23:59:59+10:00'), expected: [] },
	{
		name: 'a price with charges on top in a banner',
		options: { promotions: { banners: [{ ...banner, title: 'Rio, $21,990 plus on-road costs' }] } },
		expected: [
			'promotions.banners[0]: says “$21,990 plus on-road costs”; state the whole price, drive away, and in New South Wales write “government and dealer charges”',
		],
	},
])('$name', ({ options, expected }) => {
	expect(findings(lawfulPromotions, options)).toEqual(expected);
});

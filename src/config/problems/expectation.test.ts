import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { problemsWith } from '../../../tests/fixtures/config/a-dealer.ts';
import { expectation } from './expectation.ts';

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

describe('wrongly typed options', () => {
	test.each<Row>([
		{ name: 'text', options: { name: 3 }, problems: ['name: expected text, found 3'] },
		{ name: 'empty text', options: { name: '' }, problems: ['name: expected some text, found ""'] },
		{
			name: 'a search server that pages at https may not ask',
			options: { search: { host: 'http://search.example' } },
			problems: [
				'search.host: expected an https:// address, as pages at https:// may ask no other, found "http://search.example"',
			],
		},
		{
			name: 'a search server of the same machine',
			options: { search: { host: 'http://127.0.0.1:7700' } },
			problems: [],
		},
		{
			name: 'yes or no',
			options: { demo: 'yes' },
			problems: ['demo: expected true or false, found "yes"'],
		},
		{
			name: 'a number',
			options: { search: { page_size: '24' } },
			problems: ['search.page_size: expected a number, found "24"'],
		},
		{
			name: 'a whole number',
			options: { search: { page_size: 1.5 } },
			problems: ['search.page_size: expected a whole number, found 1.5'],
		},
		{
			name: 'a number too small, and one too large',
			options: { search: { page_size: 0 }, include_sold_cars_days: 366 },
			problems: [
				'include_sold_cars_days: expected at most 365, found 366',
				'search.page_size: expected at least 1, found 0',
			],
		},
		{
			name: '0 where a larger number is expected',
			options: { features: { reserve: { terms_page: '/terms', deposit: 0 } } },
			problems: ['features.reserve.deposit: expected more than 0, found 0'],
		},
		{
			name: 'a list',
			options: { hosts: 'a.example' },
			problems: ['hosts: expected a list, found "a.example"'],
		},
		{
			name: 'an empty list',
			options: { locations: [] },
			problems: ['locations: expected at least one location, found []'],
		},
		{
			name: 'a list too short, and one too long',
			options: {
				promotions: { tiles: { positions: [], items: [{ title: 'a', text: 'b' }] } },
				buttons: { card: ['call', 'location', 'share', 'pdf'] },
			},
			problems: [
				'buttons.card: expected at most 3 entries, found ["call","location","share","pdf"]',
				'promotions.tiles.positions: expected at least 1 entry, found []',
			],
		},
		{
			name: 'an entry of a list',
			options: { search: { popular_makes: ['Toyota', 3] } },
			problems: ['search.popular_makes[1]: expected text, found 3'],
		},
		{
			name: 'a group',
			options: { address: '12 Marine Parade' },
			problems: ['address: expected a group of options, found "12 Marine Parade"'],
		},
		{
			name: 'one of two words',
			options: { theme: { mode: 'dim' } },
			problems: ['theme.mode: expected "light" or "dark", found "dim"'],
		},
		{
			name: 'one of several words, in capitals',
			options: { state: 'QLD' },
			problems: [
				'state: expected one of "act", "nsw", "nt", "qld", "sa", "tas", "vic", "wa", found "QLD"; did you mean "qld"?',
			],
		},
		{
			name: 'text or a number',
			options: { id: true },
			problems: ['id: expected text or a number, found true'],
		},
		{
			name: 'a function',
			options: { name: () => 'Coast Motors' },
			problems: ['name: expected text, found a function'],
		},
		{
			name: 'an invalid figure',
			options: { address: { lat: Number.NaN } },
			problems: ['address.lat: expected a number, found NaN'],
		},
	])('$name', ({ options, problems }) => {
		expect(problemsWith(options)).toEqual(problems);
	});
});

describe('badly written values', () => {
	test.each([
		['slug', '../x'],
		['slug', 'a/b'],
		['slug', 'A'],
		['slug', ''],
	])('%s %o', (option, value) => {
		expect(problemsWith({ [option]: value })).toEqual([
			`slug: expected lower-case letters, digits and single hyphens, such as coast-motors, found ${JSON.stringify(value)}`,
		]);
	});

	test.each<[Record<string, unknown>, string]>([
		[{ url: 'coast' }, 'url: expected an address such as https://www.coastmotors.com.au, found "coast"'],
		[
			{ url: 'ftp://coast.example' },
			'url: expected an address such as https://www.coastmotors.com.au, found "ftp://coast.example"',
		],
		[
			{ url: 'https://coast.example/cars' },
			'url: expected scheme and host only, without a path, found "https://coast.example/cars"',
		],
		[
			{ url: 'https://coast.example/?a=1' },
			'url: expected scheme and host only, without a path, found "https://coast.example/?a=1"',
		],
		[
			{ url: 'https://me@coast.example' },
			'url: expected scheme and host only, without a path, found "https://me@coast.example"',
		],
		[
			{ hosts: ['Coast.example'] },
			'hosts[0]: expected a host name, such as coastmotors.com.au, found "Coast.example"',
		],
		[{ phone: 'ring us' }, 'phone: expected a phone number, such as (03) 5221 8840, found "ring us"'],
		[{ email: 'sales' }, 'email: expected an e-mail address, found "sales"'],
		[{ time_zone: 'Perth' }, 'time_zone: expected an IANA time zone, such as Australia/Perth, found "Perth"'],
		[
			{ legal: { abn: '61004218776' } },
			'legal.abn: expected an ABN such as 51 824 753 556, found "61004218776"',
		],
		[{ address: { postcode: '421' } }, 'address.postcode: expected a postcode of four digits, found "421"'],
		[
			{ theme: { colours: { primary: 'red' } } },
			'theme.colours.primary: expected a colour such as #D5001C, found "red"',
		],
		[
			{ social: { facebook: 'coast' } },
			'social.facebook: expected a web address such as https://www.example.com, found "coast"',
		],
		[{ legal: { footer_note: 3 } }, 'legal.footer_note: expected text, found 3'],
		[
			{ opening_hours: [{ weekday: 1, status: 'Open', open: '8:30', close: '17:30' }] },
			'opening_hours[0].open: expected a time on a 24-hour clock, such as 08:30, found "8:30"',
		],
		[
			{ opening_hours: [{ weekday: 1, status: 'open' }] },
			'opening_hours[0].status: expected "Open" or "Closed", found "open"; did you mean "Open"?',
		],
		[
			{
				opening_hours: [
					{ weekday: 1, status: 'Closed' },
					{ weekday: 1, status: 'Closed' },
				],
			},
			'opening_hours[1].weekday: expected a weekday that is not there yet, found 1',
		],
		[
			{ special_hours: [{ date: '25/12/2026', status: 'Closed' }] },
			'special_hours[0].date: expected a date, such as 2026-12-25, found "25/12/2026"',
		],
		[
			{ locations: [{ ...LOCATION, appointment_saturdays_from: '2025-06-15' }] },
			'locations[0].appointment_saturdays_from: expected a Saturday, found "2025-06-15"',
		],
		[
			{ finance: { provider: 'manual', external_url: 'www.bank.example' } },
			'finance.external_url: expected a path such as /service, or an address with https://, tel:, sms: or mailto:, found "www.bank.example"',
		],
		[
			{ promotions: { banners: [{ image: 'a.svg', alt: '', href: '/', starts: '2025-07-01' }] } },
			'promotions.banners[0].starts: expected a moment such as 2025-07-24T23:59:59+10:00, found "2025-07-01"',
		],
		[
			{ special_hours: [{ date: 'soon', status: 'Closed' }] },
			'special_hours[0].date: expected a date, such as 2026-12-25, found "soon"',
		],
	])('%o', (options, problem) => {
		expect(problemsWith(options)).toEqual([problem]);
	});
});

test.each([
	{ value: [1], exact: true },
	{ value: [1, 2, 3], exact: true },
	{ value: [1], exact: false },
])('a list of $value.length entries, where two are wanted', ({ value, exact }) => {
	const list = z.array(z.number());
	const issue = (exact ? list.length(2) : list.min(2)).safeParse(value).error?.issues[0];
	expect(issue && expectation(issue).expected).toBe(exact ? '2 entries' : 'at least 2 entries');
});

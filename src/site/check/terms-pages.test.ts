import { expect, test } from 'vitest';
import { aParsedDealer } from '../../../tests/fixtures/config/a-dealer.ts';
import { formatProblem } from '../../config/problems/problem.ts';
import { linker } from '../links/linker.ts';
import { missingTerms } from './terms-pages.ts';

const PATHS = ['/', '/pages/terms', '/finance'];

function found(options: Parameters<typeof aParsedDealer>[0]): string[] {
	return missingTerms(aParsedDealer(options), linker(new Set(PATHS)), PATHS).map(formatProblem);
}

const nope = '/pages/nope-at-all';
const problem = (option: string, page = nope) =>
	`coast-motors/dealer.ts: ${option}: expected a page of this site or a web address, found "${page}", which this site does not have`;

test.each(['guarantees', 'used_car_promises', 'community', 'reserve'])(
	'%s without its terms page are not promised',
	(name) => {
		expect(found({ features: { [name]: { terms_page: nope } } })).toEqual([
			problem(`features.${name}.terms_page`),
		]);
	},
);

test('a page that exists, a part of it and a web address are pages', () => {
	for (const terms_page of ['/pages/terms', '/pages/terms#refunds', 'https://terms.example/refunds'])
		expect(found({ features: { guarantees: { terms_page } } })).toEqual([]);
});

test('a telephone number states no terms', () => {
	expect(found({ features: { guarantees: { terms_page: 'tel:0755501234' } } })).toEqual([
		'coast-motors/dealer.ts: features.guarantees.terms_page: expected a page of this site or a web address, found "tel:0755501234"',
	]);
});

test('a misspelt terms page is reported with the right one', () => {
	expect(found({ features: { guarantees: { terms_page: '/pages/tems' } } })).toEqual([
		`${problem('features.guarantees.terms_page', '/pages/tems')}; did you mean /pages/terms?`,
	]);
});

test("a dealership's own terms are checked, and inherited ones are reported once", () => {
	const dealerships = [
		{ id: 1, slug: 'north', name: 'North', features: { reserve: { terms_page: '/pages/gone-north' } } },
		{ id: 2, slug: 'south', name: 'South' },
	];
	const locations = [
		{ ...LOCATION, id: 1, slug: 'a', dealership_slug: 'north' },
		{ ...LOCATION, id: 2, slug: 'b', dealership_slug: 'south' },
	];
	expect(found({ dealerships, locations, features: { reserve: { terms_page: nope } } })).toEqual([
		problem('features.reserve.terms_page'),
		problem('dealerships[0].features.reserve.terms_page', '/pages/gone-north'),
	]);
});

test('the page the finance button leads to exists', () => {
	expect(found({ finance: { provider: 'angle', external_url: nope } })).toEqual([
		problem('finance.external_url'),
	]);
	expect(found({ finance: { provider: 'angle', external_url: '/finance' } })).toEqual([]);
});

const LOCATION = {
	name: 'Southport',
	address: { street: '12 Marine Parade', city: 'Southport', postcode: '4215' },
};

import { describe, expect, test } from 'vitest';
import { aLocation, findings } from '../../../tests/fixtures/config/run-check.ts';
import {
	distinctLocations,
	knownDealerships,
	locationsHaveADealership,
	onePrimaryLocation,
	postcodesMatchStates,
} from './locations.ts';

const SOUTHPORT = aLocation({});
const NERANG = aLocation({ id: 2, name: 'Coast Motors Nerang', slug: 'nerang' });
const KIA = { id: 1, slug: 'kia', name: 'Coast Kia' };
const MG = { id: 2, slug: 'mg', name: 'Coast MG' };

describe('ids, slugs and names of locations are unique', () => {
	test.each([
		{
			name: 'two locations with different names',
			options: { locations: [SOUTHPORT, NERANG], dealerships: [KIA, MG] },
			expected: [],
		},
		{
			name: 'one slug twice',
			options: { locations: [SOUTHPORT, { ...NERANG, slug: 'southport' }] },
			expected: ['locations[1].slug: expected another slug, found "southport" a second time'],
		},
		{
			name: 'one id twice, as text and as a number',
			options: { locations: [SOUTHPORT, { ...NERANG, id: '1' }] },
			expected: ['locations[1].id: expected another id, found "1" a second time'],
		},
		{
			name: 'one dealership three times',
			options: { dealerships: [KIA, KIA, { ...KIA, id: 3 }] },
			expected: [
				'dealerships[1].slug: expected another slug, found "kia" a second time',
				'dealerships[2].slug: expected another slug, found "kia" a second time',
				'dealerships[1].id: expected another id, found "1" a second time',
			],
		},
	])('$name', ({ options, expected }) => {
		expect(findings(distinctLocations, options)).toEqual(expected);
	});
});

describe('at most one location is the primary one', () => {
	test.each([
		{ name: 'none', locations: [SOUTHPORT, NERANG], expected: [] },
		{ name: 'one', locations: [SOUTHPORT, { ...NERANG, primary: true }], expected: [] },
		{
			name: 'two',
			locations: [
				{ ...SOUTHPORT, primary: true },
				{ ...NERANG, primary: true },
			],
			expected: ['locations: expected one primary location, found southport, nerang'],
		},
		{
			name: 'a hidden one',
			locations: [SOUTHPORT, { ...NERANG, primary: true, visible: false }],
			expected: ['locations: expected the primary location to be visible, found nerang hidden'],
		},
		{ name: 'one of two hidden', locations: [SOUTHPORT, { ...NERANG, visible: false }], expected: [] },
		{
			name: 'all hidden',
			locations: [{ ...SOUTHPORT, visible: false }],
			expected: ['locations: expected at least one visible location, found all hidden'],
		},
	])('$name', ({ locations, expected }) => {
		expect(findings(onePrimaryLocation, { locations })).toEqual(expected);
	});
});

describe('a location belongs to a dealership', () => {
	test.each([
		{ name: 'the only one, unnamed', options: {}, expected: [] },
		{
			name: 'the only one, by the slug of the dealer',
			options: { locations: [{ ...SOUTHPORT, dealership_slug: 'coast-motors' }] },
			expected: [],
		},
		{
			name: 'one of two',
			options: { locations: [{ ...SOUTHPORT, dealership_slug: 'mg' }], dealerships: [KIA, MG] },
			expected: [],
		},
		{
			name: 'unnamed among two',
			options: { locations: [SOUTHPORT], dealerships: [KIA, MG] },
			expected: ['locations[0].dealership_slug: expected one of kia, mg, found nothing'],
		},
		{
			name: 'a location of an unknown dealership',
			options: { locations: [{ ...SOUTHPORT, dealership_slug: 'suzuki' }], dealerships: [KIA, MG] },
			expected: ['locations[0].dealership_slug: expected one of kia, mg, found "suzuki"'],
		},
		{
			name: 'one of two, by its id',
			options: { locations: [{ ...SOUTHPORT, dealership_id: 2 }], dealerships: [KIA, MG] },
			expected: [],
		},
		{
			name: 'the id of an unknown dealership',
			options: { locations: [{ ...SOUTHPORT, dealership_id: 3 }], dealerships: [KIA, MG] },
			expected: ['locations[0].dealership_id: expected one of 1, 2, found "3"'],
		},
		{
			name: 'the id of one and the slug of another',
			options: {
				locations: [{ ...SOUTHPORT, dealership_id: 2, dealership_slug: 'kia' }],
				dealerships: [KIA, MG],
			},
			expected: ['locations[0].dealership_slug: expected mg, whose id is 2, found "kia"'],
		},
	])('$name', ({ options, expected }) => {
		expect(findings(locationsHaveADealership, options)).toEqual(expected);
	});
});

describe('dealerships named in options exist', () => {
	const named = (slug: string) => ({
		dealerships: [KIA, MG],
		features: { trade_in: { exclude_dealerships: ['kia', slug] } },
		finance: { provider: 'manual' as const, exclude_dealerships: [slug] },
		forms: {
			routes: [{ emails: ['a@coast.example'] }, { emails: ['b@coast.example'], dealerships: [slug] }],
		},
	});
	test('dealerships that exist are no problem', () => {
		expect(findings(knownDealerships, named('mg'))).toEqual([]);
	});

	test('an unknown dealership is reported with its option', () => {
		expect(findings(knownDealerships, named('m-g'))).toEqual([
			'features.trade_in.exclude_dealerships[1]: expected one of kia, mg, found "m-g"',
			'finance.exclude_dealerships[0]: expected one of kia, mg, found "m-g"',
			'forms.routes[1].dealerships[0]: expected one of kia, mg, found "m-g"',
		]);
	});

	test('a feature that is off is not checked', () => {
		expect(findings(knownDealerships, { features: { trade_in: false }, finance: false })).toEqual([]);
	});
});

describe('postcodes lie in their state', () => {
	test.each([
		{ name: 'in the default state', options: {}, expected: [] },
		{
			name: "not in the dealer's state",
			options: { state: 'vic' as const },
			expected: [
				'address.postcode: expected a postcode in VIC, found 4215',
				'locations[0].address.postcode: expected a postcode in VIC, found 4215',
			],
		},
		{
			name: 'in a state of its own',
			options: {
				locations: [
					SOUTHPORT,
					aLocation({ address: { ...SOUTHPORT.address, state: 'nsw' as const, postcode: '2000' } }),
				],
			},
			expected: [],
		},
		{
			name: 'not in a state of its own',
			options: {
				locations: [SOUTHPORT, aLocation({ address: { ...SOUTHPORT.address, state: 'nsw' as const } })],
			},
			expected: ['locations[1].address.postcode: expected a postcode in NSW, found 4215'],
		},
	])('$name', ({ options, expected }) => {
		expect(findings(postcodesMatchStates, options)).toEqual(expected);
	});
});

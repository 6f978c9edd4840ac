import { expect, test } from 'vitest';
import { aParsedDealer } from '../../../tests/fixtures/config/a-dealer.ts';
import { aVehicle, NOW } from '../../../tests/fixtures/search/search-document.ts';
import { openSite } from '../open/open-site.ts';
import { searchDocuments } from './documents.ts';

const site = (
	vehicles: Parameters<typeof aVehicle>[0][],
	options: Parameters<typeof aParsedDealer>[0] = {},
) => openSite(aParsedDealer(options), vehicles.map(aVehicle), new Map(), NOW);

test('only listed vehicles are indexed', () => {
	const sold = (days: number) => ({
		status: 'sold',
		sold_date_timestamp: NOW.getTime() / 1000 - days * 24 * 60 * 60,
	});
	const documents = searchDocuments(
		site([
			{ id: 'here' },
			{ id: 'hidden', show_on_dealer_website: false },
			{ id: 'just-sold', ...sold(2) },
			{ id: 'long-sold', ...sold(4) },
		]),
	);
	expect(documents.map(({ id }) => id)).toEqual(['here', 'just-sold']);
});

test('documents have the location, the dealership, the size of the make and the named searches of a vehicle (CONFIG-026)', () => {
	const located = {
		locations: [
			{
				id: 1,
				name: 'Coast Motors Southport',
				slug: 'southport',
				address: {
					street: '12 Marine Parade',
					city: 'Southport',
					postcode: '4215',
					lat: -27.97,
					long: 153.41,
				},
			},
		],
		search: {
			search_categories: [
				{ label: 'Family SUVs', slug: 'family-suvs', filter: { body: 'SUV', seats: { min: 7 } } },
			],
		},
	};
	const [kluger, corolla] = searchDocuments(
		site(
			[
				{ id: '1', dealership: null },
				{ id: '2', simple_body: 'Hatch', location_name: 'Elsewhere' },
			],
			located,
		),
	);
	expect(kluger).toMatchObject({
		_geo: { lat: -27.97, lng: 153.41 },
		dealership_name: 'Coast Motors',
		make_volume: 2,
		categories: ['Family SUVs'],
	});
	expect(corolla).toMatchObject({ _geo: null, categories: [] });
});

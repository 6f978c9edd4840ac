import { expect, test } from 'vitest';
import { aParsedDealer } from '../../../tests/fixtures/config/a-dealer.ts';
import { aVehicle } from '../../../tests/fixtures/search/search-document.ts';
import { apiSite } from '../lead-api/api-site.ts';
import { openContext } from '../open/open-context.ts';
import { openSite } from '../open/open-site.ts';
import { searchDocuments } from '../search/documents.ts';
import { unknownLocations } from './unknown-locations.ts';

const NOW = new Date('2026-11-22T00:00:00Z');
const yard = {
	id: 1,
	name: 'Southport',
	slug: 'southport',
	address: { street: '12 Marine Parade', city: 'Southport', postcode: '4215', lat: -27.9, long: 153.4 },
};
const dealer = aParsedDealer({ lead_api: '/api', locations: [yard] });
const known = aVehicle({ id: 'known', location_name: 'southport' });
const elsewhere = aVehicle({ id: 'elsewhere', location_name: 'Perth City', location_id: '9' });
const site = openSite(dealer, [known, elsewhere], new Map(), NOW);
const context = openContext(site, new Set());

test('a vehicle at an unknown location has no location on its page, in search and in leads', () => {
	expect(context.shownLocationOf(known)?.name).toBe('Southport');
	expect(context.shownLocationOf(elsewhere)).toBeNull();
	const geo = new Map(searchDocuments(site).map(({ id, _geo }) => [id, _geo]));
	expect(geo.get('known')).toEqual({ lat: -27.9, lng: 153.4 });
	expect(geo.get('elsewhere')).toBeNull();
	const locations = new Map(apiSite(context).vehicles.map(({ id, location_id }) => [id, location_id]));
	expect(locations.get('known')).toBe('1');
	expect(locations.get('elsewhere')).toBeNull();
});

test('the check does not report a vehicle whose feed has its address', () => {
	const address = { street: '4 Hay Street', city: 'Perth' };
	const own = aVehicle({ id: 'own', location_name: 'Perth City', location: { name: 'Perth City', address } });
	expect(unknownLocations(dealer, [own])).toEqual([]);
});

test('the check reports such vehicles’ locations', () => {
	expect(unknownLocations(dealer, [known])).toEqual([]);
	expect(unknownLocations(dealer, [known, elsewhere])).toEqual([
		'1 vehicle is at no location of this dealer, so no address is given: "Perth City" (1); the locations are "Southport"',
	]);
});

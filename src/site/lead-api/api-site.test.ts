import { expect, test } from 'vitest';
import { aParsedDealer } from '../../../tests/fixtures/config/a-dealer.ts';
import { aVehicle, NOW } from '../../../tests/fixtures/search/search-document.ts';
import { ApiSiteSchema } from '../../api/site/site-file.ts';
import { openContext } from '../open/open-context.ts';
import { openSite } from '../open/open-site.ts';
import { apiSite } from './api-site.ts';

/** The data of an invented dealer as the service reads it from the file. */
function written(fields: Parameters<typeof aVehicle>[0] = {}) {
	const site = openSite(aParsedDealer({}), [aVehicle({ id: '1', ...fields })], new Map(), NOW);
	return ApiSiteSchema.parse(JSON.parse(JSON.stringify(apiSite(openContext(site, new Set())))));
}

test('the service file has every host of the site', () => {
	const { hosts, url } = written();
	expect(hosts).toContain(new URL(url).hostname);
});

test('a vehicle in the service file has the data of its card and no private field', () => {
	const [vehicle] = written({ price: 45_990, price_type: 'drive_away' }).vehicles;
	expect(vehicle).toMatchObject({ id: '1', is_shown: true, price_text: '$45,990 drive away' });
	expect(vehicle?.car_fields).toMatchObject({ id: '1', price: 45_990 });
	expect(Object.keys(vehicle?.car_fields ?? {})).not.toContain('picture');
});

test('a vehicle with distribution locations has no PDF', () => {
	expect(written().vehicles[0]?.has_pdf).toBe(true);
	const { location } = aVehicle({ id: '1' });
	const elsewhere = { id: 2, name: 'Ballarat', phone: null, slug: null } as never;
	const wider = { ...location, distribution_locations: [elsewhere] } as typeof location;
	expect(written({ location: wider }).vehicles[0]?.has_pdf).toBe(false);
});

test('a vehicle without a page is marked as not shown', () => {
	const long_ago = NOW.getTime() / 1000 - 60 * 86_400;
	const [vehicle] = written({ status: 'sold', sold: true, sold_date_timestamp: long_ago }).vehicles;
	expect(vehicle?.is_shown).toBe(false);
});

test('the phone number of a vehicle is that of its page (PHONE-006)', () => {
	expect(written().vehicles[0]?.phone).toBe('(07) 5550 1234');
});

import { expect, test } from 'vitest';
import { aParsedDealer } from '../../../../tests/fixtures/config/a-dealer.ts';
import { aVehicle, NOW } from '../../../../tests/fixtures/search/search-document.ts';
import type { CarType } from '../../../domain/vehicle/attributes/car-type.ts';
import { openContext } from '../../../site/open/open-context.ts';
import { openSite } from '../../../site/open/open-site.ts';
import { pagesOf } from '../../all.ts';
import { emptyList } from './empty-list.ts';

const USED = ['used-1', 'used-2'].map((id) => ({ id, car_type: 'used' as const }));
const DEMO = { id: 'demo', car_type: 'demo' as const };
const SOLD = { id: 'sold', status: 'sold', sold_date_timestamp: NOW.getTime() / 1000 - 3600 };

function emptyOf(stock: Parameters<typeof aVehicle>[0][], wanted: CarType[] = []) {
	const site = openSite(aParsedDealer({}), stock.map(aVehicle), new Map(), NOW);
	return emptyList(openContext(site, new Set(pagesOf(site).map(({ path }) => path))), wanted);
}

test('an empty list of new cars leads to demo and used ones, with their counts, and shows the nearest', () => {
	const { links, near } = emptyOf([...USED, DEMO, SOLD], ['new']);
	expect(links.map(({ label }) => label)).toEqual(['Demo: 1 car', 'Used: 2 cars', 'See all 3 cars']);
	expect(near?.cards.map(({ id }) => id)).toEqual(['demo', 'used-1', 'used-2']);
});

test('an empty list has one link where the stock has one condition', () => {
	expect(emptyOf(USED, ['new']).links.map(({ label }) => label)).toEqual(['See all 2 cars']);
});

test('an empty list of a dealer without stock shows no nearest vehicles', () => {
	expect(emptyOf([], ['used']).near).toBeNull();
});

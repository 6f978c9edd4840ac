import { expect, test } from 'vitest';
import { aHomeBlock } from '../../../../../tests/fixtures/home/a-home-block.ts';
import type { Data } from './view.ts';

test('locations are sorted by name, with a link to the page of all (LOCATIONS-023)', () => {
	const address = { street: '1 High Street', city: 'Southport', postcode: '4215' };
	const locations = [
		{ id: 1, name: 'Southport', slug: 'southport', address },
		{ id: 2, name: 'Burleigh', slug: 'burleigh', address },
	];
	const data = aHomeBlock<Data>({ block: 'locations' }, { dealer: { locations } });
	expect(data?.title).toBe('Our Locations');
	expect(data?.cards.map(({ name }) => name)).toEqual(['Burleigh', 'Southport']);
	expect(data?.all).toEqual({ label: 'Hours and map', href: '/locations' });
});

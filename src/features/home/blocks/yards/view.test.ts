import { expect, test } from 'vitest';
import { aHomeBlock } from '../../../../../tests/fixtures/home/a-home-block.ts';
import type { Data } from './view.ts';

test('the primary location comes first, the others by name', () => {
	const address = { street: '1 High Street', city: 'Southport', postcode: '4215' };
	const locations = ['Burleigh', 'Southport', 'Ashmore'].map((name, id) => ({
		id,
		name,
		slug: name.toLowerCase(),
		address,
		primary: name === 'Southport',
	}));
	const data = aHomeBlock<Data>({ block: 'yards', title: 'Where we are' }, { dealer: { locations } });
	expect(data?.locations.map(({ name }) => name)).toEqual(['Southport', 'Ashmore', 'Burleigh']);
});

import { expect, test } from 'vitest';
import { aHomeBlock } from '../../../../../tests/fixtures/home/a-home-block.ts';
import { aVehicle } from '../../../../../tests/fixtures/search/search-document.ts';
import type { Data } from './view.ts';

test('the form has the style that the dealer chose, and the choices of the stock', () => {
	const vehicles = [aVehicle({ id: '1' }), aVehicle({ id: '2', make: 'Kia', model: 'Rio' })];
	const data = aHomeBlock<Data>({ block: 'finder', style: 'sentence' }, { vehicles });
	expect(data?.style).toBe('sentence');
	expect(data?.finder.count).toBe(2);
	expect(data?.finder.fields.map(({ facet, choices }) => [facet, choices.map(({ label }) => label)])).toEqual(
		[['make', ['Kia', 'Toyota']]],
	);
});

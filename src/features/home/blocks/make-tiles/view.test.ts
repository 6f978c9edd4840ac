import { expect, test } from 'vitest';
import { aHomeBlock } from '../../../../../tests/fixtures/home/a-home-block.ts';
import { aVehicle } from '../../../../../tests/fixtures/search/search-document.ts';
import type { Data } from './view.ts';

const OPTIONS = { block: 'make-tiles', title: 'By make', style: 'cards' } as const;
const vehicles = [
	aVehicle({ id: '1' }),
	aVehicle({ id: '2' }),
	aVehicle({ id: '3', make: 'Kia', model: 'Rio' }),
	aVehicle({ id: '4', make: 'Mazda', model: '3' }),
];

test('makes have their number of vehicles, up to the limit', () => {
	const data = aHomeBlock<Data>({ ...OPTIONS, limit: 2 }, { vehicles });
	expect(data?.tiles.map(({ label, count }) => [label, count])).toEqual([
		['Toyota', '2'],
		['Kia', '1'],
	]);
});

test('a picture of the dealer’s own replaces the logo of its make', () => {
	const pictures = { Kia: { image: 'kia.svg', alt: 'A Rio' } };
	const altsOf = aHomeBlock<Data>({ ...OPTIONS, pictures }, { vehicles })?.tiles.map(
		({ picture }) => picture?.alt,
	);
	expect(altsOf?.[1]).toBe('A Rio');
	expect(altsOf?.[0]).not.toBe('A Rio');
});

test('without vehicles there is no block', () => {
	expect(aHomeBlock(OPTIONS, { vehicles: [] })).toBeNull();
});

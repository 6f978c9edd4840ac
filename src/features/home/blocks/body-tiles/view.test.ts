import { expect, test } from 'vitest';
import { aHomeBlock } from '../../../../../tests/fixtures/home/a-home-block.ts';
import { aVehicle } from '../../../../../tests/fixtures/search/search-document.ts';
import type { Data } from './view.ts';

const OPTIONS = { block: 'body-tiles', title: 'By shape', style: 'shapes' } as const;
const vehicles = [
	aVehicle({ id: '1', simple_body: 'Ute' }),
	aVehicle({ id: '2', simple_body: 'SUV' }),
	aVehicle({ id: '3', simple_body: 'SUV' }),
];

test('without tiles of the dealer’s own, each body type in stock has one, most vehicles first', () => {
	const data = aHomeBlock<Data>(OPTIONS, { vehicles });
	expect(data?.tiles.map(({ label, text }) => [label, text])).toEqual([
		['SUV', '2 cars'],
		['Ute', '1 car'],
	]);
});

test('the dealer’s own tiles keep their order, label and text, except those of body types without a list', () => {
	const tiles = [
		{ body: 'Ute', label: 'Work', text: 'Trays and tubs.' },
		{ body: 'Hovercraft' },
		{ body: 'SUV' },
	];
	const data = aHomeBlock<Data>({ ...OPTIONS, tiles }, { vehicles });
	expect(data?.tiles.map(({ label, text }) => [label, text])).toEqual([
		['Work', 'Trays and tubs.'],
		['SUV', '2 cars'],
	]);
});

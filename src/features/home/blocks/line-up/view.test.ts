import { expect, test } from 'vitest';
import { aHomeBlock } from '../../../../../tests/fixtures/home/a-home-block.ts';
import { aVehicle } from '../../../../../tests/fixtures/search/search-document.ts';
import type { Data } from './view.ts';

const picture = { image: 'a.svg', alt: 'A car' };
const OPTIONS = { block: 'line-up', title: 'The line-up' } as const;
const models = [
	{ make: 'Toyota', model: 'Kluger', picture },
	{ make: 'Kia', model: 'EV6', picture },
];
const vehicles = [
	aVehicle({ id: '1', price: 52_990 }),
	aVehicle({ id: '2', price: 48_990, car_type: 'new' }),
];

test('each model has its lowest price, or is priced on request', () => {
	const textsOf = (car_type?: 'used') =>
		aHomeBlock<Data>({ ...OPTIONS, models, ...(car_type && { car_type }) }, { vehicles })?.tiles.map(
			({ label, text }) => [label, text],
		);
	expect(textsOf()).toEqual([
		['Kluger', 'From $48,990'],
		['EV6', 'Price on request'],
	]);
	expect(textsOf('used')?.[0]).toEqual(['Kluger', 'From $52,990']);
});

test('the block says once what its prices include', () => {
	const noteOf = (note?: string) =>
		aHomeBlock<Data>({ ...OPTIONS, models, ...(note && { note }) }, { vehicles })?.note;
	expect(noteOf()).toBe('Lowest prices in stock today, drive away.');
	expect(noteOf('All prices drive away.')).toBe('All prices drive away.');
});

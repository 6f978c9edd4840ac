import { expect, test } from 'vitest';
import { aHomeBlock, type BlockOptions } from '../../../../../tests/fixtures/home/a-home-block.ts';
import { aVehicle } from '../../../../../tests/fixtures/search/search-document.ts';
import type { Data } from './view.ts';

const picture = { image: 'a.svg', alt: 'A car' };
const vehicles = [aVehicle({ id: '1', price: 52_990 }), aVehicle({ id: '2', price: 48_990 })];

test('the showroom and the poster have the lowest price of the vehicles they show, and their number in stock', () => {
	const stock = { make: 'Toyota', model: 'Kluger' };
	const heroes: BlockOptions[] = [
		{ block: 'hero', style: 'poster', title: ['Big', 'cars'], picture, stock },
		{ block: 'hero', style: 'showroom', title: 'Big cars', about: 'New', link: 'See them', picture, stock },
	];
	for (const options of heroes)
		expect(aHomeBlock<Data>(options, { vehicles })).toMatchObject({
			featured: {
				title: 'Toyota Kluger',
				price: 'From $48,990',
				lines: ['Drive away', '2 cars in stock'],
			},
		});
});

test('a vehicle without a price is featured without one', () => {
	const options: BlockOptions = { block: 'hero', style: 'poster', title: ['Big'], picture, stock: {} };
	expect(aHomeBlock<Data>(options, { vehicles: [aVehicle({ price: null })] })).toMatchObject({
		featured: { price: null, lines: ['1 car in stock'] },
	});
});

test('the search hero has the search form, and the landscape hero only its picture', () => {
	const words = { block: 'hero', title: 'Cars', text: '{count} in stock' } as const;
	expect(aHomeBlock<Data>({ ...words, style: 'search' }, { vehicles })).toMatchObject({
		text: '2 in stock',
		finder: { count: 2 },
	});
	expect(aHomeBlock<Data>({ ...words, style: 'landscape', picture })).not.toHaveProperty('finder');
});

test('the centred hero drops chips without a page, and gives vehicles in its traffic a length', () => {
	const chip = (href: string) => ({ label: 'Utes', href });
	const data = aHomeBlock<Data>({
		block: 'hero',
		style: 'centred',
		title: 'Cars',
		text: 'All',
		chips: [chip('/nowhere'), chip('/locations')],
		traffic: [picture, { ...picture, length: 5300 }],
	});
	if (data?.style !== 'centred') throw new Error('another style');
	expect(data.chips.map(({ href }) => href)).toEqual(['/locations']);
	expect(data.traffic.map(({ length }) => length)).toEqual([4500, 5300]);
});

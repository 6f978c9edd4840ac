import { expect, test } from 'vitest';
import { passesStockFilter, type StockFilter } from './stock-filter.ts';

const NO_FILTER: StockFilter = {
	minimum_photos: 0,
	exclude_stock_numbers: [],
	exclude_makes: [],
	exclude_car_types: [],
};

const VEHICLE = { stocknum: 'T1234', make: 'Citroën', car_type: 'used' as const, images: [{}, {}] };

test.each<{ name: string; filter: Partial<StockFilter>; passes: boolean }>([
	{ name: 'nothing', filter: {}, passes: true },
	{ name: 'as many photos as there are', filter: { minimum_photos: 2 }, passes: true },
	{ name: 'one photo more', filter: { minimum_photos: 3 }, passes: false },
	{ name: 'its stock number', filter: { exclude_stock_numbers: ['T1', 'T1234'] }, passes: false },
	{ name: 'a part of its stock number', filter: { exclude_stock_numbers: ['T12'] }, passes: true },
	{ name: 'its make', filter: { exclude_makes: ['Kia', 'Citroën'] }, passes: false },
	{ name: 'its make without accent or case', filter: { exclude_makes: ['CITROEN'] }, passes: false },
	{ name: 'another make', filter: { exclude_makes: ['Kia'] }, passes: true },
	{ name: 'its condition', filter: { exclude_car_types: ['demo', 'used'] }, passes: false },
	{ name: 'another condition', filter: { exclude_car_types: ['new', 'demo'] }, passes: true },
])('a filter on $name lets it pass: $passes (CONFIG-034 to CONFIG-037)', ({ filter, passes }) => {
	expect(passesStockFilter(VEHICLE, { ...NO_FILTER, ...filter })).toBe(passes);
});

test('a vehicle without a stock number is not excluded by one', () => {
	const filter = { ...NO_FILTER, exclude_stock_numbers: ['null', ''] };
	expect(passesStockFilter({ ...VEHICLE, stocknum: null }, filter)).toBe(true);
});

test('a vehicle without photos passes unless some are asked for', () => {
	const vehicle = { ...VEHICLE, images: [] };
	expect(passesStockFilter(vehicle, NO_FILTER)).toBe(true);
	expect(passesStockFilter(vehicle, { ...NO_FILTER, minimum_photos: 1 })).toBe(false);
});

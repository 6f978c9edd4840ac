import { expect, test } from 'vitest';
import { stockWordsOf } from './stock-words-of.ts';

test('a stock has the other names of what it has, and none of anything else', () => {
	expect(stockWordsOf({ body: { Caravan: 2, 'Pop-top': 1 } }).other_names).toEqual([
		'poptop poptopvan poptopcaravan',
		'caravan van',
	]);
	expect(stockWordsOf({ fuel: { Electric: 2 } }).other_names).toEqual(['electric ev evs elec']);
	expect(stockWordsOf({}).other_names).toEqual([]);
});

test('the states of a stock are known by their names', () => {
	expect(stockWordsOf({ state: { VIC: 2, WA: 1 } }).other_names).toEqual([
		'vic victoria',
		'wa westernaustralia',
	]);
});

test('a name with two spellings in the stock has both', () => {
	expect(stockWordsOf({ drive: { '4WD': 2, '4x4': 1 } }).other_names).toEqual([
		'4x4 4wd 4wheeldrive',
		'4wd 4x4',
	]);
});

test('only a stock with caravans or LandCruisers has words that are written otherwise for them', () => {
	const { rewritten } = stockWordsOf({
		item_type: { caravan: 2 },
		make_model: { 'Toyota LandCruiser 70': 1 },
	});
	expect(rewritten.map(([, plain]) => plain)).toEqual(['lc70 $1$2', 'ft ']);
	expect(stockWordsOf({ item_type: { car: 2 }, make_model: { 'Toyota Corolla': 2 } }).rewritten).toEqual([]);
});

test('a stock has the common words that its names contain, or are a typo from', () => {
	expect(stockWordsOf({ make_model: { 'GWM Tank 300': 2 }, make: { GWM: 2 } }).common).toEqual(['tank']);
	expect(stockWordsOf({ make: { Chery: 2 } }).common).toEqual(['cherry']);
	expect(stockWordsOf({ make: { Kia: 2 } }).common).toEqual([]);
});

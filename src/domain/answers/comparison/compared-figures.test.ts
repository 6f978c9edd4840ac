import { expect, test } from 'vitest';
import { figureQuotes, orderOf } from './compared-figures.ts';
import { measureIn } from './measures.ts';

const compared = (title: string, ...facts: (readonly [label: string, text: string])[]) => ({
	vehicle: { slug: title, title, make: 'Toyota', model: title },
	known: {
		passages: facts.map(([label, text]) => ({ label, text, from: 'Price', href: '#main' })),
		isEnded: false,
		location: null,
	},
});
const measure = (words: string) => {
	const found = measureIn(words);
	if (!found) throw new Error(`no measure for ${words}`);
	return found.measure;
};
const SIZE = [
	['Length', '4,375 mm'],
	['Width', '1,790 mm'],
	['Height', '1,460 mm'],
] as const;

test.each([
	['cheaper', ['Price', '$23,990 Drive away'], ['Price', '$31,990 Drive away'], -1],
	['cheaper', ['Price', '$23,990 Drive away'], ['Price', '$23,990 Drive away'], 0],
	['cheaper', ['Price', '$23,990 Drive away'], ['Price', '$22,990 Excl. Govt. Charges'], null],
	['cheaper', ['Price', '$329 Subscribe from $329 per week'], ['Price', '$23,990 Drive away'], null],
	['longer', ['Body length', '21 ft (6.4 m)'], ['Body length', '18 ft (5.5 m)'], 1],
	['longer', ['Body length', '21 ft'], ['Body length', '5,500 mm'], null],
	['more power', ['Engine', '1.8 L, 90 kW'], ['Engine', '3.5 L'], null],
	['more power', ['Engine', '1.8 L, 90 kW'], ['Power', '150 kW'], -1],
	['more economical', ['Fuel', 'Electric'], ['Fuel', 'Hybrid, 3.5 L/100 km'], null],
	['newer', ['Year', '2021'], ['Built', '05/2019'], 1],
] as const)('%s: %s compared with %s is %s', (words, one, other, expected) => {
	expect(orderOf(measure(words), compared('one', one), compared('other', other))).toBe(expected);
});

test('a size is larger where every dimension is, and undecided where one is smaller', () => {
	const bigger = measure('bigger');
	const [length, width] = SIZE;
	const small = compared('small', ...SIZE);
	expect(orderOf(bigger, compared('long', ['Length', '4,550 mm'], width), small)).toBe(1);
	expect(
		orderOf(bigger, compared('narrow', ['Length', '4,550 mm'], ['Width', '1,700 mm']), small),
	).toBeNull();
	expect(orderOf(bigger, compared('unknown', ['Seats', '5']), compared('small', length))).toBeNull();
});

test('figures are quoted with their vehicle, and a vehicle without a figure is named', () => {
	const { quotes, open } = figureQuotes(measure('more torque'), [
		compared('Corolla', ['Torque', '142 Nm']),
		compared('Leaf'),
	]);
	expect(quotes).toMatchObject([{ label: 'Torque', text: '142 Nm', from: 'Corolla: Price' }]);
	expect(open).toEqual(['Leaf: torque']);
});

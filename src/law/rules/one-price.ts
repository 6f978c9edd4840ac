import { isWithinAny } from '../elements.ts';
import type { Figure, LegalRule } from '../legal-rule.ts';
import type { ReadPage } from '../page.ts';
import { typedPrices, vehicleEntries, vehiclePathOf } from '../vehicle-prices.ts';

/** A vehicle has one price, wherever it is shown. */
export const onePrice: LegalRule = {
	name: 'one-price',
	demand:
		'A vehicle has the same price in every place: its page, lists, structured data, and the dealer’s own words about it.',
	laws: [
		{
			title: 'Australian Consumer Law, section 47 (multiple prices)',
			source: 'https://www.accc.gov.au/content/index.phtml/itemId/816389',
			checked: '2026-11-20',
		},
	],
	remedy:
		'Correct the price in the feed, or take it out of the vehicle’s comments: with several prices, the lowest is what the buyer pays.',
	breaks: {
		path: '/cars/rio',
		main: '<div><h1>Kia Rio</h1><p>$21,990</p><p>Drive away</p></div><p>Now only $19,990 drive away!</p>',
	},
	keeps: {
		path: '/cars/rio',
		main: '<div><h1>Kia Rio</h1><p>$21,990</p><p>Drive away</p></div><p>Was $23,990 drive away.</p>',
	},
	faults: (page) => {
		if (vehiclePathOf(page.path) === null) return [];
		const [first, ...others] = [...new Set(ownPrices(page))];
		return first === undefined
			? []
			: others.map((other) => `it says ${inDollars(first)} and ${inDollars(other)}`);
	},
	across: {
		figures: (page) => [
			...priceOf(vehiclePathOf(page.path), ownPrices(page)),
			...vehicleEntries(page).flatMap(({ path, words }) => priceOf(path, typedPrices(words))),
		],
		faults: (shown) => {
			const first = firstPrices(shown);
			return [...shown].flatMap(([path, figures]) =>
				figures.flatMap(([vehicle, price]) => {
					const other = first.get(vehicle);
					return other === undefined || other.price === price
						? []
						: [
								{
									path,
									fault: `${vehicle} is ${inDollars(price)} here, and ${inDollars(other.price)} on ${other.path}`,
								},
							];
				}),
			);
		},
	},
};

/** The first price of each vehicle, with its page. What a vehicle's own page says comes first. */
function firstPrices(
	shown: ReadonlyMap<string, readonly Figure[]>,
): ReadonlyMap<string, { path: string; price: number }> {
	const first = new Map<string, { path: string; price: number }>();
	for (const [path, figures] of shown)
		for (const [vehicle, price] of figures) {
			const known = first.get(vehicle);
			if (!known || (path === vehicle && known.path !== vehicle)) first.set(vehicle, { path, price });
		}
	return first;
}

/** The price of a vehicle, by the first of those that are named with it. */
function priceOf(vehicle: string | null, [price]: readonly number[]): Figure[] {
	return vehicle === null || price === undefined ? [] : [[vehicle, price]];
}

/** The prices of a vehicle's page, without those of other vehicles beside it. */
function ownPrices(page: ReadPage): number[] {
	const others = new Set(
		vehicleEntries(page).flatMap(({ path, element }) =>
			path !== null && path !== page.path ? [element] : [],
		),
	);
	const own = page.blocks.filter(({ element }) => !isWithinAny(element, others));
	const listed = page.spoken.flatMap(({ place, text }) =>
		place === 'structured data' ? offerPrice(text) : [],
	);
	return [...typedPrices(own.map(({ text }) => text).join(' ')), ...listed];
}

/** The price of the offer in structured data. */
function offerPrice(json: string): number[] {
	const data: unknown = JSON.parse(json);
	const offers: unknown = typeof data === 'object' && data !== null && 'offers' in data ? data.offers : null;
	const price: unknown =
		typeof offers === 'object' && offers !== null && 'price' in offers ? offers.price : null;
	return typeof price === 'number' ? [price] : [];
}

function inDollars(price: number): string {
	return `$${price.toLocaleString('en-AU')}`;
}

import { dealershipOf } from '../../../config/complete-dealer.ts';
import { shownPrice } from '../../../domain/price/price.ts';
import { baseColourOf } from '../../../domain/vehicle/attributes/base-colour.ts';
import type { Vehicle } from '../../../domain/vehicle/record/vehicle.ts';
import { isAvailable } from '../../../domain/vehicle/state/availability.ts';
import type { Site } from '../../../site/site.ts';

/** Step of the price in an example, dollars: a changed price rarely changes the page. */
const STEP = 10_000;

/**
 * Sentences that the search understands and that find something in this stock: 'SUV under 40k', 'cheapest white Toyota'. They show shoppers
 * that plain words work. Fewer where the stock has no group of vehicles with a price or a colour.
 */
export function exampleSentences({
	dealer,
	makes,
	bodies,
}: Pick<Site, 'dealer' | 'makes' | 'bodies'>): string[] {
	const priceOf = (vehicle: Vehicle) =>
		shownPrice(vehicle, dealershipOf(dealer, vehicle.dealership_slug).pricing.default_price_types);
	return [underItsMiddle(bodies[0], priceOf), inItsColour(makes[0])].filter((sentence) => sentence !== null);
}

type Group = Site['makes'][number] | undefined;

/** The largest body up to a price that about half of its vehicles have. */
function underItsMiddle(body: Group, priceOf: (vehicle: Vehicle) => number | null): string | null {
	const prices = body?.vehicles
		.filter(isAvailable)
		.flatMap((vehicle) => priceOf(vehicle) ?? [])
		.toSorted((a, b) => a - b);
	const middle = prices?.[Math.floor(prices.length / 2)];
	if (!body || middle === undefined) return null;
	const limit = Math.ceil(middle / STEP) * STEP;
	// As it is typed: 'caravan', but 'SUV'.
	const name = body.name.replace(/^[A-Z](?=[a-z])/, (letter) => letter.toLowerCase());
	return `${name} under ${limit / 1000}k`;
}

/** The largest make in its most frequent colour. */
function inItsColour(make: Group): string | null {
	const counts = new Map<string, number>();
	for (const { colour } of make?.vehicles.filter(isAvailable) ?? []) {
		const base = colour && baseColourOf(colour);
		if (base) counts.set(base, (counts.get(base) ?? 0) + 1);
	}
	const [most] = [...counts].toSorted(([, a], [, b]) => b - a);
	return make && most ? `cheapest ${most[0].toLowerCase()} ${make.name}` : null;
}

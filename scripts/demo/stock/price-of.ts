import type { Life } from './life.ts';
import type { Slot } from './slots.ts';

/** Price of a demonstrator as a share of the price new. */
const DEMO_SHARE = [0.9, 0.955] as const;

/** Lowest price of a used vehicle, dollars. */
const LEAST = 3_990;

/** The drive-away price of a vehicle in dollars: from the table when new, by age and use when used. */
export function priceOf({ car_type, variant, random }: Slot, { age, km }: Life): number {
	const { newPrice, hold, yearlyKm, price } = variant;
	if (price !== undefined) return price;
	switch (car_type) {
		case 'new':
			return newPrice;
		case 'demo':
			return endingIn90(newPrice * (DEMO_SHARE[0] + random() * (DEMO_SHARE[1] - DEMO_SHARE[0])));
		case 'used': {
			const usual = yearlyKm ? ((yearlyKm[0] + yearlyKm[1]) / 2) * age : 0;
			const wear =
				km === null || usual === 0 ? 1 : 1 - Math.max(-0.08, Math.min(0.14, ((km - usual) / usual) * 0.2));
			const temper = 0.97 + random() * 0.06;
			return endingIn90(Math.max(LEAST, newPrice * 0.97 * hold ** (age / 3) * wear * temper));
		}
	}
}

/** Rounds to a price as dealers advertise it: 8,290, 23,490, 118,990. */
export function endingIn90(dollars: number): number {
	const step = dollars < 10_000 ? 200 : dollars < 100_000 ? 500 : 1_000;
	const rounded = Math.round(dollars / step) * step;
	return dollars < 10_000 ? rounded + 90 : rounded - 10;
}

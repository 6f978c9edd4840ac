import type { PriceResult, VehicleToValue } from '../services.ts';

/** The estimate from the included table. */
export function referencePrice({ item_type, year }: VehicleToValue, thisYear: number): PriceResult {
	if (item_type !== 'car') return { status: 'no_prices' };
	const age = Math.max(0, thisYear - year);
	const price = 34_000 * 0.89 ** age;
	return {
		status: 'priced',
		typical: {
			price,
			source: 'Typical trade price for its make and age',
			kms: { usual: 13_000 * (age + 0.5), dollars_per_1000: price * 0.003 },
		},
		is_sample: false,
	};
}

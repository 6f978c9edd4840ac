import type { Dealer } from '../../config/complete-dealer.ts';
import type { Vehicle } from '../../domain/vehicle/record/vehicle.ts';

/** The invented vehicles of `npm run new-dealer` must be replaced before a dealer goes live. */
export function sampleStock(
	{ slug, demo }: Pick<Dealer, 'slug' | 'demo'>,
	vehicles: readonly Pick<Vehicle, 'stocknum'>[],
): string[] {
	const count = vehicles.filter(({ stocknum }) => /^SAMPLE-\d+$/.test(stocknum ?? '')).length;
	if (demo || count === 0) return [];
	return [
		`${slug}/dealer.ts: stock.from: expected the dealer's own stock, found ${count === 1 ? 'an invented vehicle' : `${count} invented vehicles`} with a stock number such as SAMPLE-1`,
	];
}

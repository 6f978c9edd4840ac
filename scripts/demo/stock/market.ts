import { currentPrice } from '../../../src/domain/price/price.ts';
import type { LocalDate } from '../../../src/domain/time/local-date.ts';
import { addDays } from '../../../src/domain/time/local-date.ts';
import type { DemoVehicle } from './demo-vehicle.ts';
import type { Draft } from './draft.ts';

/** Nobody's figures: a real guide must not be credited with invented ones. */
const SOURCE = 'Southern Price Guide';

/** How the averages of the state and the nation lie beside a price; null for an average nobody knows. */
const GAPS: readonly (readonly [state: number | null, nation: number | null])[] = [
	[0.07, 0.05],
	[-0.05, -0.03],
	[null, 0.06],
	[0.01, 0.02],
	[0.09, 0.04],
	[-0.02, 0.06],
];

/** What used vehicles like it are said to cost (VDP-023, resolution 67): for about half of them, above and below its price. */
export function marketOf({ slot, vehicle }: Draft, today: LocalDate): DemoVehicle['autograb_data'] {
	const price = currentPrice({ price: vehicle.price ?? null, offer_price: vehicle.offer_price ?? null });
	const gap = GAPS[Math.floor(slot.index / 2) % GAPS.length];
	if (slot.car_type !== 'used' || price === null || slot.index % 2 === 1 || !gap) return {};
	const [state, nation] = gap.map((share) => (share === null ? null : Math.round(price * (1 + share))));
	return {
		state_average_market_price: state,
		average_market_price: nation,
		source: SOURCE,
		month: addDays(`${today.slice(0, 7)}-01`, -1).slice(0, 7),
	};
}

import { currentPrice } from '../../../src/domain/price/price.ts';
import type { LocalDate } from '../../../src/domain/time/local-date.ts';
import { addDays } from '../../../src/domain/time/local-date.ts';
import type { DemoVehicle } from './demo-vehicle.ts';
import type { Draft } from './draft.ts';

/** Source of the averages: fictitious, as invented figures must not be attributed to a real price guide. */
const SOURCE = 'Southern Price Guide';

/** How far the state and the national average are above a price, as shares of it; null for an average that is unknown. */
const GAPS: readonly (readonly [state: number | null, nation: number | null])[] = [
	[0.07, 0.05],
	[-0.05, -0.03],
	[null, 0.06],
	[0.01, 0.02],
	[0.09, 0.04],
	[-0.02, 0.06],
];

/** Market averages (VDP-023, resolution 67) for about half of the used vehicles, above and below their price. */
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

import { cardOf } from '../../../../browser/stock-search/card-of.ts';
import { fetchRuntime, findOnSite } from '../../../../browser/stock-search/site-client.ts';
import { stockChanges } from '../../../../browser/stock-search/stock-changes.ts';
import type { FittingLimits } from '../../../../domain/finance/budget/fitting-stock.ts';
import { isEnded } from '../../../../domain/vehicle/state/vehicle-state.ts';
import { readVehicleLoan } from '../../../../ui/live-update/read-vehicle-loan.ts';
import { FITTING_COUNT, type FittingVehicle } from '../../embed/afford-data.ts';

/** More than are shown: vehicles that were sold, or whose price changed, since the index was written are left out. */
const ASKED = FITTING_COUNT + 3;

/** The dearest vehicles of the site within the limits of a budget, with their own terms. Rejects with a `SearchUnavailable`. */
export async function findFittingVehicles({ price, weekly }: FittingLimits): Promise<FittingVehicle[]> {
	const runtime = await fetchRuntime();
	const changes = stockChanges(runtime.lead_api);
	const found = await findOnSite(runtime, {
		filter: {
			all: [
				{ field: 'price', min: null, max: price },
				{ field: 'weekly_price_range', min: null, max: weekly },
			],
		},
		limit: ASKED,
		sort: 'price_desc',
	});
	const fitting = found.flatMap((vehicle) => {
		const card = cardOf(vehicle, runtime, changes);
		return card && !isEnded(card.state) && card.weekly !== null ? [{ vehicle, card }] : [];
	});
	const read = fitting.map(async ({ vehicle, card }) => {
		const loan = await readVehicleLoan(vehicle.slug);
		return typeof loan === 'string' ? [] : [{ card, price: loan.known.price, terms: loan.terms }];
	});
	return (await Promise.all(read)).flat();
}

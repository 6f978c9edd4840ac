import { cardOf } from '../../../browser/stock-search/card-of.ts';
import { fetchRuntime, findOnSite } from '../../../browser/stock-search/site-client.ts';
import { stockChanges } from '../../../browser/stock-search/stock-changes.ts';
import { isEnded } from '../../../domain/vehicle/vehicle-state.ts';
import { readVehicleLoan } from '../../../ui/live-update/read-vehicle-loan.ts';
import { FITTING_COUNT, type FittingVehicle } from '../embed/afford-data.ts';

/** More than are shown: sold vehicles among them are left out. */
const ASKED = 12;

/** The dearest vehicles of the site that a price pays for. Rejects with a `SearchUnavailable`. */
export async function findFittingVehicles(most: number): Promise<FittingVehicle[]> {
	const runtime = await fetchRuntime();
	const changes = stockChanges(runtime.lead_api);
	const found = await findOnSite(runtime, {
		filter: { field: 'price', min: 1, max: most },
		limit: ASKED,
		sort: 'price_desc',
	});
	const fitting = found
		.map((vehicle) => ({ vehicle, card: cardOf(vehicle, runtime, changes) }))
		.filter(({ card }) => !isEnded(card.state))
		.slice(0, FITTING_COUNT);
	return Promise.all(
		fitting.map(async ({ vehicle, card }) => {
			const loan = card.weekly === null ? null : await readVehicleLoan(vehicle.slug);
			return { card, price: vehicle.price ?? 0, terms: loan?.terms ?? null };
		}),
	);
}

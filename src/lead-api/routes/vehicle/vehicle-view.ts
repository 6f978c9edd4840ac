import { vehicleView } from '../../../api/vehicle/vehicle-view.ts';
import { Refusal } from '../../answers/refusal.ts';
import type { Deps } from '../../deps.ts';
import { countCall } from '../../limits/count-call.ts';
import { describeError } from '../../log.ts';
import { holdingReservation, reservedUntil } from '../../reservations/reserved-until.ts';
import { reservedVehicles } from '../../reservations/reserved-vehicles.ts';
import { route } from '../../route.ts';
import { findVehicle } from '../../sites.ts';

/** Live update of a vehicle and its number of views, including this one (VDPACT-034, VDPACT-035, resolutions 69 and 70). */
export const vehicleViewRoute = route(vehicleView, (deps) => async (c, { params }) => {
	const { site, address } = c.var;
	const found = findVehicle(site, params.slug);
	if (!found) throw new Refusal(404, 'There is no vehicle with this name.');
	const [vehicle = found] = await reservedVehicles(deps, site, [found]);
	const { slug, stock_version, is_shown, car_fields } = vehicle;
	const counted = await countView(deps, site.slug, slug, address);
	const views = counted === null ? null : counted + vehicle.views;
	const isReserved = is_shown && car_fields.reserved;
	return {
		views,
		stock_version,
		car_fields: is_shown ? car_fields : null,
		reserved_until: reservedUntil(isReserved ? await holdingReservation(deps, site, vehicle) : null, site),
	};
});

/** Counts a view, once per address and window. Null when views cannot be counted: the live update matters more than the count. */
async function countView(deps: Deps, dealer: string, slug: string, address: string): Promise<number | null> {
	try {
		const isNew =
			// First, because an open page asks many times (RESERVE-005).
			(await countCall(deps, 'repeated_view', `${address} ${dealer} ${slug}`)) === null &&
			(await countCall(deps, 'view', address)) === null;
		return await (isNew ? deps.store.countView(dealer, slug) : deps.store.views(dealer, slug));
	} catch (error) {
		deps.log({ level: 'error', message: 'a view was not counted', dealer, reason: describeError(error) });
		return null;
	}
}

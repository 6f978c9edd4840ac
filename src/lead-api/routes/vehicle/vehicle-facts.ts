import { vehicleFacts } from '../../../api/vehicle/vehicle-facts.ts';
import { Refusal } from '../../answers/refusal.ts';
import { holdingReservation, reservedUntil } from '../../reservations/reserved-until.ts';
import { reservedVehicles } from '../../reservations/reserved-vehicles.ts';
import { route } from '../../route.ts';
import { findVehicle } from '../../sites.ts';

/** A vehicle by its id or slug (resolution 72). */
export const vehicleFactsRoute = route(vehicleFacts, (deps) => async (c, { params }) => {
	const { site } = c.var;
	const found = findVehicle(site, params.id);
	if (!found) throw new Refusal(404, 'There is no vehicle with this id.');
	const [vehicle = found] = await reservedVehicles(deps, site, [found]);
	const { id, slug, title, price_text, stock_version, is_shown, car_fields } = vehicle;
	const holding = is_shown ? await holdingReservation(deps, site, vehicle) : null;
	return {
		id,
		slug,
		title,
		price_text: is_shown ? price_text : null,
		stock_version,
		car_fields: is_shown ? car_fields : null,
		reserved_until: reservedUntil(holding, site),
		reservation: holding?.id ?? null,
	};
});

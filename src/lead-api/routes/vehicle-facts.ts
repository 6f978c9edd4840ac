import { vehicleFacts } from '../../api/vehicle-facts.ts';
import { Refusal } from '../answers/refusal.ts';
import { route } from '../route.ts';
import { findVehicle } from '../sites.ts';

/** A vehicle by its id or slug (resolution 72). */
export const vehicleFactsRoute = route(vehicleFacts, () => (c, { params }) => {
	const vehicle = findVehicle(c.var.site, params.id);
	if (!vehicle) throw new Refusal(404, 'There is no vehicle of this id.');
	const { id, slug, title, price_text, stock_version, is_shown, car_fields } = vehicle;
	return {
		id,
		slug,
		title,
		price_text: is_shown ? price_text : null,
		stock_version,
		car_fields: is_shown ? car_fields : null,
	};
});

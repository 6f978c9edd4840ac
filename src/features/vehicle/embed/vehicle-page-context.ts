import type { Dealership } from '../../../config/complete-dealer.ts';
import { dealershipOf } from '../../../config/complete-dealer.ts';
import { callNumber } from '../../../domain/phone/phone.ts';
import { listedAmount } from '../../../domain/price/price.ts';
import { vehicleNoun } from '../../../domain/vehicle/attributes/motorhome.ts';
import { titleOf } from '../../../domain/vehicle/naming/vehicle-title.ts';
import type { Vehicle } from '../../../domain/vehicle/record/vehicle.ts';
import { isAvailable } from '../../../domain/vehicle/state/availability.ts';
import { vehiclePath } from '../../../paths/paths.ts';
import type { SiteContext } from '../../../site/context.ts';
import type { ShownLocation } from '../../../ui/hours/hours-data.ts';

/** A vehicle with the data shared by the parts of its page. */
export interface VehiclePageContext {
	vehicle: Vehicle;
	context: SiteContext;
	/** The dealership whose options apply. */
	dealership: Dealership;
	location: ShownLocation | null;
	/** Year, make, model, badge. */
	title: string;
	/** 'car', 'caravan', 'motorhome', 'motorcycle'. */
	noun: string;
	/** The address of its page. */
	url: string;
	/** Phone number for enquiries: by PHONE-006 to PHONE-009, else the dealer's. */
	phone: string;
	/** The listed price its page shows, dollars; null where it shows none. */
	shownPrice: number | null;
	canBeBought: boolean;
}

/** The vehicle with what the parts of its page share, worked out once. */
export function vehiclePageContext(vehicle: Vehicle, context: SiteContext): VehiclePageContext {
	const { dealer } = context.site;
	const dealership = dealershipOf(dealer, vehicle.dealership_slug);
	const location = context.shownLocationOf(vehicle);
	return {
		vehicle,
		context,
		dealership,
		location,
		title: fullTitleOf(vehicle),
		noun: vehicleNoun(vehicle),
		url: context.absolute(vehiclePath(vehicle.slug)),
		phone: callNumber(vehicle, dealership.phones, location?.phone?.text ?? null) ?? dealer.phone,
		shownPrice: listedAmount(context.card(vehicle).displayedPrice),
		canBeBought: isAvailable(vehicle),
	};
}

/** Year, make, model and badge; the feed's own title when it has none of them. */
export function fullTitleOf(vehicle: Vehicle): string {
	return [titleOf(vehicle), vehicle.make && vehicle.model ? vehicle.badge : null].filter(Boolean).join(' ');
}

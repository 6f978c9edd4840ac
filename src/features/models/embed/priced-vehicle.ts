import type { Model } from '../../../domain/content/model.ts';
import type { VehicleLoan } from '../../../domain/finance/loan/vehicle-loan.ts';
import type { Vehicle } from '../../../domain/vehicle/record/vehicle.ts';
import type { SiteContext } from '../../../site/context.ts';
import { select } from '../../../site/groups/selection.ts';
import { vehicleLoanOf } from '../../../site/loans/vehicle-loans.ts';
import { makeName } from './model-address.ts';

/** The conditions of vehicles in the order a model's page prefers them. */
const PREFERRED = ['new', 'demo', 'used'] as const;

/** The vehicles of a model that the site lists. */
export function vehiclesOf(model: Model, { site }: Pick<SiteContext, 'site'>): Vehicle[] {
	const make = makeName(model.manufacturer);
	return select(site, { make, model: model.stock_model ?? model.name });
}

/**
 * The vehicle of a model with the lowest price that has an estimate, new before demo before used, with the lender's terms for it.
 *
 * @param isCovered whether the figures may be for a vehicle, such as one that an offer is for
 */
export function pricedVehicle(
	model: Model,
	context: Pick<SiteContext, 'site'>,
	isCovered: (vehicle: Vehicle) => boolean = () => true,
): { vehicle: Vehicle; loan: VehicleLoan } | null {
	const loanOf = vehicleLoanOf(context.site);
	const priced = vehiclesOf(model, context)
		.filter(isCovered)
		.flatMap((vehicle) => {
			const loan = loanOf(vehicle);
			return loan ? [{ vehicle, loan }] : [];
		});
	const rank = ({ vehicle }: { vehicle: Vehicle }) => PREFERRED.indexOf(vehicle.car_type);
	priced.sort((a, b) => rank(a) - rank(b) || a.loan.known.price - b.loan.known.price);
	return priced[0] ?? null;
}

/** The vehicle in words: 'A new Yaris'. */
export function pricedSubject({ name }: Model, { car_type }: Vehicle): string {
	return `A ${car_type} ${name}`;
}

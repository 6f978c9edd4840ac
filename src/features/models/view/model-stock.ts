import { dealershipOf } from '../../../config/complete-dealer.ts';
import type { Model } from '../../../domain/content/model.ts';
import type { VehicleLoan } from '../../../domain/finance/vehicle-loan.ts';
import type { Vehicle } from '../../../domain/vehicle/record/vehicle.ts';
import type { SiteContext } from '../../../site/context.ts';
import { stockNoun } from '../../../site/nouns.ts';
import { select } from '../../../site/selection.ts';
import { vehicleLoanOf } from '../../../site/vehicle-loans.ts';
import type { CalculatorData } from '../../finance/embed/calculator-data.ts';
import { calculatorOf } from '../../finance/embed/calculator-of.ts';
import { makeName } from '../embed/model-address.ts';

/** The vehicles of a model that the site lists. */
export function vehiclesOf(model: Model, { site }: Pick<SiteContext, 'site'>): Vehicle[] {
	const make = makeName(model.manufacturer);
	return select(site, { make, model: model.stock_model ?? model.name });
}

/**
 * The calculator of a model that can be bought: for the vehicle of it with the lowest price, of the new ones as far as there are any, at the
 * lender's terms for that vehicle. Null where none of them has an estimate.
 */
export function calculatorFor(model: Model, context: SiteContext): CalculatorData | null {
	if (model.status !== 'available') return null;
	const { dealer } = context.site;
	const cheapest = cheapestOf(model, context);
	return (
		cheapest &&
		calculatorOf(context, {
			dealership: dealershipOf(dealer, cheapest.vehicle.dealership_slug),
			noun: stockNoun(dealer).one,
			isCompact: true,
			...cheapest.loan,
		})
	);
}

/** The vehicle of a model with the lowest price that has an estimate, new before demo before used, with the lender's terms for it. */
export function cheapestOf(
	model: Model,
	context: Pick<SiteContext, 'site'>,
): { vehicle: Vehicle; loan: VehicleLoan } | null {
	const loanOf = vehicleLoanOf(context.site);
	const estimated = vehiclesOf(model, context).flatMap((vehicle) => {
		const loan = loanOf(vehicle);
		return loan ? [{ vehicle, loan }] : [];
	});
	const [cheapest = null] = estimated.sort(
		(a, b) => rankOf(a.vehicle) - rankOf(b.vehicle) || a.loan.known.price - b.loan.known.price,
	);
	return cheapest;
}

/** The order in which a model's page prefers vehicles. */
function rankOf({ car_type }: Vehicle): number {
	return ['new', 'demo', 'used'].indexOf(car_type);
}

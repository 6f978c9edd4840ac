import { dealershipOf } from '../../../config/complete-dealer.ts';
import type { Model } from '../../../domain/content/model.ts';
import type { SiteContext } from '../../../site/context.ts';
import { stockNoun } from '../../../site/text/nouns.ts';
import type { CalculatorData } from '../../finance/embed/calculator-data.ts';
import { calculatorOf } from '../../finance/embed/calculator-of.ts';
import { pricedSubject, pricedVehicle } from '../embed/priced-vehicle.ts';

/**
 * The calculator of a model that can be bought: for the vehicle of it with the lowest price, at the lender's terms for that vehicle. Null
 * where none of its vehicles has an estimate.
 */
export function calculatorFor(model: Model, context: SiteContext): CalculatorData | null {
	const priced = model.status === 'available' ? pricedVehicle(model, context) : null;
	if (!priced) return null;
	const { dealer } = context.site;
	const { vehicle, loan } = priced;
	const dealership = dealershipOf(dealer, vehicle.dealership_slug);
	return calculatorOf(context, {
		dealership,
		noun: stockNoun(dealer).one,
		subject: pricedSubject(model, vehicle),
		isCompact: true,
		...loan,
		about: { preferredDealership: dealership.slug, car_id: vehicle.id, car_type: vehicle.car_type },
	});
}

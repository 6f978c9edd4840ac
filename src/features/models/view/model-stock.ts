import { dealershipOf } from '../../../config/complete-dealer.ts';
import type { Model } from '../../../domain/content/model.ts';
import { shownPrice } from '../../../domain/price/price.ts';
import type { Vehicle } from '../../../domain/vehicle/record/vehicle.ts';
import type { SiteContext } from '../../../site/context.ts';
import { stockNoun } from '../../../site/nouns.ts';
import { select } from '../../../site/selection.ts';
import type { CalculatorData } from '../../finance/embed/calculator-data.ts';
import { calculatorOf } from '../../finance/embed/calculator-of.ts';
import { makeName } from '../embed/model-address.ts';

/** The vehicles of a model that the site lists. */
export function vehiclesOf(model: Model, { site }: Pick<SiteContext, 'site'>): Vehicle[] {
	const make = makeName(model.manufacturer);
	return select(site, { make, model: model.stock_model ?? model.name });
}

/** The calculator of a model that can be bought, from the lowest price of its stock. */
export function calculatorFor(model: Model, context: SiteContext): CalculatorData | null {
	if (model.status !== 'available') return null;
	const { dealer } = context.site;
	const prices = vehiclesOf(model, context).flatMap((vehicle) => {
		const { default_price_types } = dealershipOf(dealer, vehicle.dealership_slug).pricing;
		return shownPrice(vehicle, default_price_types) ?? [];
	});
	return calculatorOf(context, {
		dealership: dealer.dealerships[0],
		noun: stockNoun(dealer).one,
		isCompact: true,
		known: prices.length > 0 ? { price: Math.min(...prices) } : {},
	});
}

import { askingPrice } from '../../../domain/trade-in/depreciation.ts';
import type { PriceResult, VehicleToValue } from '../services.ts';
import table from './depreciation.json' with { type: 'json' };

/** Share of an asking price that is not paid to the seller: preparation, warranty, tax, the dealer's margin. Assumed, not measured. */
const TRADE_DISCOUNT = 0.15;

/**
 * The price of a car by the table of fitted asking prices (decision 0014). It assumes that prices for a car's age are those of the table's
 * year.
 */
export function referencePrice(
	{ make, model, variant, year, kms }: VehicleToValue,
	thisYear: number,
): PriceResult {
	const age = Math.max(0, thisYear - year);
	const found = askingPrice(table, { make, model: [model, variant].filter(Boolean).join(' '), age, kms });
	if (!found) return { status: 'no_prices' };
	const paid = 1 - TRADE_DISCOUNT;
	return {
		status: 'priced',
		typical: {
			price: found.price * paid,
			source: `What cars of its model and age were advertised for in ${table.prices_of}, the year of our price list, less ${TRADE_DISCOUNT * 100}% for preparation, warranty and margin. Prices may have moved since.`,
			margin: found.error,
			kms: { usual: found.usual_kms, amount: found.kms_amount * paid },
		},
	};
}

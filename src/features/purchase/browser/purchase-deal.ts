import type { Amount, Deal } from '../../checkout/embed/deal.ts';
import type { BoughtVehicle } from './load-vehicle.ts';

/** The vehicle of a purchase with its amounts, the last one being what is left to pay. */
export function purchaseDeal(
	{ facts: { title, subtitle, picture }, terms }: BoughtVehicle,
	amounts: readonly Amount[],
): Deal {
	return {
		title,
		text: subtitle,
		picture,
		amounts,
		short: `${amounts.at(-1)?.value} left to pay at handover`,
		note: terms.price_note,
	};
}

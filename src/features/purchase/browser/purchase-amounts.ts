import { formatDollars } from '../../../domain/price/money.ts';
import type { PurchaseTerms } from '../../../domain/vehicle/vehicle-facts.ts';
import type { PurchaseOptions } from '../page-data.ts';

/** What a buyer has chosen so far. */
export interface Chosen {
	/** Names of extras. */
	extras: readonly string[];
	isDelivered: boolean;
}

/** A line of the summary. */
export interface Amount {
	label: string;
	value: string;
}

/**
 * The amounts of a purchase, the last one being what is left to pay at handover. A trade-in is not taken off, as its value is an estimate.
 *
 * @param priceType 'drive away'
 */
export function purchaseAmounts(
	{ price, deposit }: Pick<PurchaseTerms, 'price' | 'deposit'>,
	priceType: string,
	{ extras, delivery }: PurchaseOptions,
	chosen: Chosen,
): Amount[] {
	const bought = extras.filter(({ name }) => chosen.extras.includes(name));
	const delivered = chosen.isDelivered && delivery ? delivery.price : 0;
	const left = price + bought.reduce((sum, one) => sum + one.price, 0) + delivered - deposit;
	return [
		{ label: ['Price', priceType].filter(Boolean).join(', '), value: formatDollars(price) },
		...bought.map((one) => ({ label: one.name, value: formatDollars(one.price) })),
		...(chosen.isDelivered && delivery ? [{ label: 'Delivery', value: formatDollars(delivery.price) }] : []),
		{ label: 'Deposit today, refundable', value: `−${formatDollars(deposit)}` },
		{ label: 'Left to pay at handover', value: formatDollars(left) },
	];
}

/** How an extra is named in the form and for the dealer: 'Floor mats, $160'. */
export function extraWords({ name, price }: PurchaseOptions['extras'][number]): string {
	return `${name}, ${price === 0 ? 'included' : formatDollars(price)}`;
}

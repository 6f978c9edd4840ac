import { formatDollars } from '../../../domain/price/money.ts';
import type { Extra } from '../../../domain/reservation/extras.ts';
import type { Amount } from '../../checkout/embed/deal.ts';

/** What a dealership offers with its vehicles. */
export interface PurchaseOptions {
	extras: readonly Extra[];
	delivery: { price: number; area: string } | null;
}

/** The options of a dealership that offers nothing besides the vehicle. */
export const NO_OPTIONS: PurchaseOptions = { extras: [], delivery: null };

/** What a buyer has chosen so far. */
export interface Chosen {
	/** Names of extras. */
	extras: readonly string[];
	isDelivered: boolean;
	/** Whether a vehicle is traded in, which is valued at the handover. */
	isTradedIn: boolean;
}

/** Nothing is chosen before the form is used. */
export const NOTHING_CHOSEN: Chosen = { extras: [], isDelivered: false, isTradedIn: false };

/** What a vehicle costs, dollars. */
interface Cost {
	price: number;
	/** 'Drive away'; '' for none. */
	price_type: string;
	deposit: number;
}

/**
 * The amounts of a purchase, the last one being what is left to pay at the handover. A trade-in is not taken off, as it is worth what the dealer
 * finds when it is seen.
 */
export function purchaseAmounts(
	{ price, price_type, deposit }: Cost,
	{ extras, delivery }: PurchaseOptions,
	chosen: Chosen,
): Amount[] {
	const bought = extras.filter(({ name }) => chosen.extras.includes(name));
	const delivered = chosen.isDelivered && delivery ? delivery.price : 0;
	const left = price + bought.reduce((sum, one) => sum + one.price, 0) + delivered - deposit;
	return [
		{ label: ['Price', price_type.toLowerCase()].filter(Boolean).join(', '), value: formatDollars(price) },
		...bought.map((one) => ({ label: one.name, value: formatDollars(one.price) })),
		...(chosen.isDelivered && delivery ? [{ label: 'Delivery', value: formatDollars(delivery.price) }] : []),
		{ label: 'Deposit today, refundable', value: `−${formatDollars(deposit)}` },
		...(chosen.isTradedIn ? [{ label: 'Your trade-in', value: 'Taken off at handover' }] : []),
		{ label: 'Left to pay at handover', value: formatDollars(left) },
	];
}

/** The options of a vehicle's dealership. */
export function optionsOf(
	dealerships: Readonly<Record<string, PurchaseOptions>>,
	slug: string | null,
): PurchaseOptions {
	const [first] = Object.values(dealerships);
	return dealerships[slug ?? ''] ?? first ?? NO_OPTIONS;
}

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

/** What a buyer chose of a dealership's options. */
function boughtOf({ extras, delivery }: PurchaseOptions, chosen: Chosen) {
	return {
		extras: extras.filter(({ name }) => chosen.extras.includes(name)),
		delivery: chosen.isDelivered ? delivery : null,
	};
}

/** All that a purchase costs before a trade-in is taken off, dollars: the vehicle, its extras and its delivery. */
export function purchaseTotal(
	{ price }: Pick<Cost, 'price'>,
	options: PurchaseOptions,
	chosen: Chosen,
): number {
	const { extras, delivery } = boughtOf(options, chosen);
	return extras.reduce((sum, extra) => sum + extra.price, price + (delivery?.price ?? 0));
}

/**
 * The amounts of a purchase, the last one being what is left to pay at the handover. A trade-in is not taken off, as it is worth what the
 * dealer finds when it is seen.
 */
export function purchaseAmounts(cost: Cost, options: PurchaseOptions, chosen: Chosen): Amount[] {
	const { extras, delivery } = boughtOf(options, chosen);
	const label = ['Price', cost.price_type.toLowerCase()].filter(Boolean).join(', ');
	return [
		{ label, value: formatDollars(cost.price) },
		...extras.map(({ name, price }) => ({ label: name, value: formatDollars(price) })),
		...(delivery ? [{ label: 'Delivery', value: formatDollars(delivery.price) }] : []),
		{ label: 'Deposit today, refundable', value: `−${formatDollars(cost.deposit)}` },
		...(chosen.isTradedIn ? [{ label: 'Your trade-in', value: 'Taken off at handover' }] : []),
		{
			label: 'Left to pay at handover',
			value: formatDollars(purchaseTotal(cost, options, chosen) - cost.deposit),
		},
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

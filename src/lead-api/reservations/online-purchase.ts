import type { ApiSite } from '../../api/site/site-file.ts';
import type { ApiVehicle } from '../../api/site/site-vehicle.ts';
import { formatDollars } from '../../domain/price/money.ts';
import { offeredExtra } from '../../domain/reservation/extras.ts';
import { findVehicle } from '../sites.ts';
import type { StoredLead } from '../store/leads/lead-record.ts';
import type { StoredReservation } from '../store/reservations/reservation-store.ts';

type OnlinePurchase = NonNullable<ApiSite['dealerships'][number]['online_purchase']>;

/** What a vehicle's dealership offers with it, those without a dealership having that of the first; null where it is not sold online. */
export function onlinePurchaseOf(
	{ dealership_slug, reserve }: ApiVehicle,
	{ dealerships }: ApiSite,
): OnlinePurchase | null {
	if (!reserve?.sold_online) return null;
	const dealership = dealerships.find(({ slug }) => slug === dealership_slug) ?? dealerships[0];
	return dealership?.online_purchase ?? null;
}

/** What is bought with a vehicle, at the dealer's prices. */
export interface Bought {
	/** 'Floor mats', '$160' */
	rows: readonly (readonly [label: string, value: string])[];
	/** Whole dollars. */
	sum: number;
}

/**
 * What a buyer has chosen besides the vehicle; nothing for one that is only reserved. An extra that the dealer has stopped offering since
 * keeps its words, without an amount.
 */
export function boughtOnline(
	{ car_id }: Pick<StoredReservation, 'car_id'>,
	site: ApiSite,
	lead: StoredLead | null,
): Bought {
	if (lead?.kind !== 'lead') return { rows: [], sum: 0 };
	const { extras = [], handover, trade_in } = lead.fields;
	const vehicle = findVehicle(site, car_id);
	const online = vehicle && onlinePurchaseOf(vehicle, site);
	const chosen = extras.map(
		(words) => offeredExtra(words, online?.extras ?? [])?.extra ?? { name: words, price: null },
	);
	const delivery = handover === 'Delivery' ? (online?.delivery ?? null) : null;
	const all = [...chosen, ...(delivery ? [{ name: 'Delivery', price: delivery.price }] : [])];
	return {
		rows: [
			...all.map(({ name, price }) => [name, amountOf(price)] as const),
			...(trade_in === 'Yes' ? [['Your trade-in', 'Taken off at handover'] as const] : []),
		],
		sum: all.reduce((sum, { price }) => sum + (price ?? 0), 0),
	};
}

function amountOf(price: number | null): string {
	if (price === null) return 'As agreed';
	return price === 0 ? 'Included' : formatDollars(price);
}

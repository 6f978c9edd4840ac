import type { Vehicle } from '../vehicle/record/vehicle.ts';
import type { DefaultPriceTypes, PriceType } from './price-type.ts';

/** A list or offer price of this many dollars or less is no price (CARD-030, resolution 49). */
export const NO_PRICE_UP_TO = 10;

/** The minimum saving for a price to be called reduced, dollars: a saving of cents would read '$0 less'. */
export const MIN_SAVING = 50;

/** The fields of a vehicle that its price comes from. */
export type PricedVehicle = Pick<
	Vehicle,
	'price' | 'before_price' | 'offer_price' | 'subscription_price' | 'preorder' | 'price_type' | 'car_type'
>;

type Labelled = Pick<PricedVehicle, 'price' | 'offer_price' | 'price_type' | 'car_type'>;

/** A dealer's settings for prices. */
export interface PriceSettings {
	/** Whether the site sells subscriptions at all (resolution 50). */
	subscription_offered: boolean;
	/** Text where a vehicle has no price (CARD-032). */
	no_price_text: string;
	default_price_types: DefaultPriceTypes;
}

/** A listed price with everything that must be shown beside it. Dollars. */
export interface ListedPrice {
	amount: number;
	type: PriceType;
	/** Whether it is an offer below the list price (CARD-028). */
	reduced: boolean;
	/** The previous, higher price; null hides it (CARD-033). */
	was: number | null;
}

/** The content of a vehicle's price block, by the priority of CARD-026 to CARD-032. */
export type DisplayedPrice =
	| { kind: 'subscription'; amount: number; listed: ListedPrice | null }
	| { kind: 'listed'; listed: ListedPrice }
	| { kind: 'preorder' }
	| { kind: 'ask'; text: string };

/** The offer when it is a price, else the list price, whether or not it may be shown. Dollars; null when there is none. */
export function currentPrice({
	price,
	offer_price,
}: Pick<PricedVehicle, 'price' | 'offer_price'>): number | null {
	return asPrice(offer_price) ?? asPrice(price);
}

/**
 * The price that counts for search, sorting and finance: the one a visitor sees, never the subscription figure
 * (resolution 22). Dollars; null when there is none, or when its price type is not declared (resolution 211).
 */
export function shownPrice(vehicle: Labelled, defaults: DefaultPriceTypes): number | null {
	const type = priceTypeOf(vehicle, defaults);
	return type === null || type === 'on_application' ? null : currentPrice(vehicle);
}

/** The price type of a vehicle: its own, else the dealer's for its condition; null when neither is declared. */
export function priceTypeOf(
	vehicle: Pick<PricedVehicle, 'price_type' | 'car_type'>,
	defaults: DefaultPriceTypes,
): PriceType | null {
	return vehicle.price_type ?? defaults[vehicle.car_type];
}

/** Whether a vehicle has a price that must not be shown, because its price type is not declared (resolution 211). */
export function isUnlabelled(vehicle: Labelled, defaults: DefaultPriceTypes): boolean {
	return currentPrice(vehicle) !== null && priceTypeOf(vehicle, defaults) === null;
}

/** Whether a vehicle's offer is above its list price: it is shown, but is no reduction (resolution 213). */
export function isOfferAboveList({
	price,
	offer_price,
}: Pick<PricedVehicle, 'price' | 'offer_price'>): boolean {
	const [list, offer] = [asPrice(price), asPrice(offer_price)];
	return list !== null && offer !== null && offer > list;
}

/** The price block of a vehicle: subscription, offer or list price, PREORDER, or the dealer's text (CARD-026 to CARD-033). */
export function displayedPrice(vehicle: PricedVehicle, settings: PriceSettings): DisplayedPrice {
	const listed = listedPrice(vehicle, settings.default_price_types);
	const { subscription_price } = vehicle;
	if (settings.subscription_offered && subscription_price !== null && subscription_price > 0) {
		// The previous price does not apply to a subscription (resolution 52).
		return { kind: 'subscription', amount: subscription_price, listed: listed && { ...listed, was: null } };
	}
	if (listed) return { kind: 'listed', listed };
	if (vehicle.preorder) return { kind: 'preorder' };
	return { kind: 'ask', text: settings.no_price_text };
}

/**
 * The sum of a displayed price that counts for finance, adverts and the market: the listed one, never the subscription figure (resolution
 * 22). Dollars; null where the page shows none.
 */
export function listedAmount(price: DisplayedPrice): number | null {
	return 'listed' in price ? (price.listed?.amount ?? null) : null;
}

function listedPrice(vehicle: PricedVehicle, defaults: DefaultPriceTypes): ListedPrice | null {
	const amount = shownPrice(vehicle, defaults);
	const type = priceTypeOf(vehicle, defaults);
	if (amount === null || type === null) return null;
	const list = asPrice(vehicle.price);
	return {
		amount,
		type,
		// An offer above the list price is shown, but is no reduction (resolution 213).
		reduced: asPrice(vehicle.offer_price) !== null && list !== null && list - amount >= MIN_SAVING,
		was:
			vehicle.before_price !== null && vehicle.before_price - amount >= MIN_SAVING
				? vehicle.before_price
				: null,
	};
}

function asPrice(dollars: number | null): number | null {
	return dollars !== null && dollars > NO_PRICE_UP_TO ? dollars : null;
}

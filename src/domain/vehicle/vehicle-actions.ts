import { manufacturerOf } from '../model/manufacturers.ts';
import { currentPrice } from '../price/price.ts';
import { isTowed, type Towable } from './attributes/towed.ts';
import type { Vehicle } from './record/vehicle.ts';

/** The actions on a vehicle, named as in the specification (CARD-008 to CARD-016, VDPACT). */
export const VEHICLE_ACTIONS = [
	'enquire',
	'test_drive',
	'finance',
	'view_details',
	'reserve',
	'buy_online',
	'trade_in',
	'make_offer',
	'call',
	'chat',
	'whatsapp',
	'instant_message',
	'history_report',
	'location',
	'payment_methods',
	'share',
	'favourite',
	'compare',
	'print',
	'pdf',
] as const;

/** The actions that a card may have (CARD-008 to CARD-015). */
export const CARD_ACTIONS = [
	'enquire',
	'test_drive',
	'finance',
	'view_details',
	'reserve',
	'buy_online',
	'trade_in',
	'make_offer',
] as const satisfies readonly (typeof VEHICLE_ACTIONS)[number][];

/** An action of a vehicle page or card, from {@link VEHICLE_ACTIONS}. */
export type VehicleAction = (typeof VEHICLE_ACTIONS)[number];

/** An action available at a dealership. */
export interface AvailableAction {
	name: VehicleAction;
	label: string;
	/** The address of its link; null for a dialog on the vehicle's own page. */
	href: string | null;
	/** The vehicle's dealership, where the address gets parameters about the vehicle; see {@link addressAbout}. */
	dealership?: string;
	/** The page below the vehicle's own that it leads to: '/checkout'. */
	subpage?: string;
	/** The page that takes the vehicle's slug as `car_id` (RESERVE-003). */
	pageOf?: string;
}

/** Vehicles that are sold online: used ones, or those of some makes (RESERVE-011, resolution 152). */
export interface OnlinePurchase {
	used: boolean;
	makes: readonly string[];
}

/** The fields of a vehicle that decide which actions it has. */
export type ActionVehicle = Towable &
	Pick<Vehicle, 'price' | 'offer_price' | 'price_type' | 'make' | 'car_type' | 'reserved'>;

/** The vehicle of a form. */
export type NamedVehicle = Pick<Vehicle, 'id' | 'car_type'>;

/** The fragment of links to finance (FINANCE-008). */
export const FINANCE_ANCHOR = 'finance-form';

/**
 * The address of an action for one vehicle: links to the site's own forms have its id, the finance link also its dealership and the
 * shown price (dollars; null for none), in the order of FINANCE-008 and without unknown values (resolution 143).
 */
export function addressAbout(
	{ name, href, dealership }: AvailableAction,
	{ id, car_type, shownPrice }: NamedVehicle & { shownPrice: number | null },
): string | null {
	if (href === null || dealership === undefined) return href;
	if (name !== 'finance') return `${href}?${new URLSearchParams({ car_id: id })}`;
	const query = new URLSearchParams({
		preferredDealership: dealership,
		...(shownPrice && { vehiclePriceBudget: String(shownPrice) }),
		car_id: id,
		car_type,
	});
	return `${href}?${query}#${FINANCE_ANCHOR}`;
}

/**
 * Whether an available vehicle has an action of its dealership: a reserved one cannot be reserved again (resolution 46),
 * a towed one cannot be test driven, one without a price is neither reserved nor sold online, and only some are sold online.
 */
export function hasAction(
	name: VehicleAction,
	vehicle: ActionVehicle,
	online: OnlinePurchase | null,
): boolean {
	const { make, car_type, reserved, price_type } = vehicle;
	const isPriced = price_type !== 'on_application' && currentPrice(vehicle) !== null;
	switch (name) {
		case 'test_drive':
			return !isTowed(vehicle);
		case 'reserve':
			return !reserved && isPriced;
		case 'buy_online':
			return (
				!reserved &&
				isPriced &&
				online !== null &&
				((online.used && car_type === 'used') || isOneOf(make, online.makes))
			);
		default:
			return true;
	}
}

function isOneOf(make: string, makes: readonly string[]): boolean {
	const nameOf = (text: string) => manufacturerOf(text)?.name ?? text;
	return makes.some((one) => nameOf(one) === nameOf(make));
}

/** The id of an action's dialog on the vehicle's page: `/cars/{slug}#test-drive` opens it. */
export function dialogId(name: VehicleAction | 'similar' | 'photos'): string {
	return name.replaceAll('_', '-');
}

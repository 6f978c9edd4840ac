import type { CarType } from '../vehicle/attributes/car-type.ts';
import type { ItemType } from '../vehicle/attributes/item-type.ts';

/** What an advertised price includes. Australian law wants it stated beside every price (ACL s48, resolution 211). */
export const PRICE_TYPES = [
	'drive_away',
	'estimated_drive_away',
	'excl_government_charges',
	'on_application',
] as const;

/** What a price includes, from {@link PRICE_TYPES}. */
export type PriceType = (typeof PRICE_TYPES)[number];

/** The price type a vehicle has when its feed names none; null where the dealer has not declared one. */
export type DefaultPriceTypes = Record<CarType, PriceType | null>;

/** The label beside a price: 'Ride away' for motorcycles. */
export function priceTypeLabel(type: PriceType, item: ItemType): string {
	switch (type) {
		case 'drive_away':
			return item === 'motorcycle' ? 'Ride away' : 'Drive away';
		case 'estimated_drive_away':
			return item === 'motorcycle' ? 'Estimated ride away' : 'Estimated drive away';
		case 'excl_government_charges':
			return 'Excluding government charges';
		case 'on_application':
			return 'Price on application';
	}
}

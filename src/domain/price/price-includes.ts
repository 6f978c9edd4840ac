import type { ItemType } from '../vehicle/attributes/item-type.ts';
import type { PriceType } from './price-type.ts';

/** What an advertised price includes, in a sentence for the moment of buying (ACL s48). */
export function priceIncludes(type: PriceType, item: ItemType): string {
	const road = item === 'motorcycle' ? 'Ride away' : 'Drive away';
	switch (type) {
		case 'drive_away':
			return `${road} means on the road: registration, stamp duty and delivery charges are in the price.`;
		case 'estimated_drive_away':
			return `An estimate with registration, stamp duty and delivery charges. You get the exact figure before you sign anything.`;
		case 'excl_government_charges':
			return 'Registration, stamp duty and other government charges come on top. You get the total before you sign anything.';
		case 'on_application':
			return 'You get the total before you sign anything.';
	}
}

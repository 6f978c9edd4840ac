import type { CarType } from '../vehicle/attributes/car-type.ts';

/** A number for `tel:` and `sms:` links: digits, with a leading + where there is one (PHONE-001). */
export function dialled(phone: string): string {
	return phone.replace(/(?!^\+)\D/g, '');
}

/** The phone numbers a site has besides its locations' (PHONE-006 to PHONE-009); absent where it has none of the kind. */
export interface PhoneSettings {
	override?: string | undefined;
	by_car_type: Partial<Record<CarType, string | undefined>>;
	new?: string | undefined;
	used?: string | undefined;
}

/**
 * The number to call about a vehicle: the override, the number of its condition (demo falls back to new), the site's number
 * for new or used, then the location's (PHONE-006 to PHONE-009). Null when there is none.
 */
export function callNumber(
	vehicle: { car_type: CarType; location: { phone: string | null } | null },
	phones: PhoneSettings,
	locationPhone: string | null,
): string | null {
	const { car_type } = vehicle;
	const ofType = phones.by_car_type[car_type] ?? (car_type === 'demo' ? phones.by_car_type.new : undefined);
	const ofSite = car_type === 'used' ? phones.used : phones.new;
	return phones.override ?? ofType ?? ofSite ?? vehicle.location?.phone ?? locationPhone;
}

/** The number of visible characters of a masked number (PHONE-004). */
const SHOWN_CHARACTERS = 5;

/** A phone number before it is revealed: its first five characters, then an asterisk for each further one (resolution 84). */
export function masked(phone: string): string {
	return phone.slice(0, SHOWN_CHARACTERS) + '*'.repeat(Math.max(phone.length - SHOWN_CHARACTERS, 0));
}

/** Whether a number is an Australian mobile, which receives text messages. */
export function isMobile(phone: string): boolean {
	return /^(\+?61|0)4\d{8}$/.test(dialled(phone));
}

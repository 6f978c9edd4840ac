import { dialled } from './phone.ts';

/** Australian mobile numbers and landlines with area code, with or without the country code. */
const AUSTRALIAN = /^(?:\+?61|0)([2-478]\d{8})$/;

/**
 * The canonical form of a phone number, so that different spellings compare equal: Australian numbers as +61…, others as
 * dialled (resolution 104).
 */
export function normalisedPhone(phone: string): string {
	const digits = dialled(phone.trim())
		.replace(/^0061/, '+61')
		.replace(/^(\+?61)0/, '$1');
	const [, national] = AUSTRALIAN.exec(digits) ?? [];
	return national === undefined ? digits : `+61${national}`;
}

import { dialled } from './phone.ts';

/** Australian numbers with their country: mobiles, landlines with area code. */
const AUSTRALIAN = /^(?:\+?61|0)([2-478]\d{8})$/;

/**
 * A phone number in its one spelling, so that a number is the same however it is typed: Australian ones as +61…, others as they are
 * dialled (resolution 104).
 */
export function normalisedPhone(phone: string): string {
	const digits = dialled(phone.trim())
		.replace(/^0061/, '+61')
		.replace(/^(\+?61)0/, '$1');
	const [, national] = AUSTRALIAN.exec(digits) ?? [];
	return national === undefined ? digits : `+61${national}`;
}

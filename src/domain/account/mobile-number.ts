import { dialled } from '../lead/phone.ts';

/** Australian mobile numbers: 04, then eight digits (ACMA's numbering plan), with or without the country code. */
const AUSTRALIAN = /^(?:(?:\+|00)?610?|0)(4\d{8})$/;
/** A number of another country, as in E.164. */
const FOREIGN = /^\+(?!61)[1-9]\d{7,14}$/;

/** A typed mobile number in E.164: '+61412345678'; or the error message for its field. */
export type MobileNumber = { phone: string } | { problem: string };

/**
 * Reads a typed mobile number. Codes are sent to Australian mobiles, unless the dealer serves other countries too: fraud with paid text
 * messages comes from numbers abroad.
 */
export function mobileNumber(typed: string, { abroad }: { abroad: boolean }): MobileNumber {
	const digits = dialled(typed.trim());
	const [, national] = AUSTRALIAN.exec(digits) ?? [];
	if (national !== undefined && /^\+?[\d\s().-]+$/.test(typed.trim())) return { phone: `+61${national}` };
	if (abroad && FOREIGN.test(digits)) return { phone: digits };
	if (FOREIGN.test(digits))
		return { problem: 'Please enter an Australian mobile number: we send the code by text message.' };
	return { problem: 'Please enter all ten digits of your mobile number, such as 0412 345 678.' };
}

import { dialled } from '../phone/phone.ts';

/**
 * Australian mobile numbers: 04, then eight digits (ACMA's numbering plan), also without the 0, or with the country code, 0011 before it
 * included.
 */
const AUSTRALIAN = /^(?:(?:\+|00|0011)?610?|0)?(4\d{8})$/;
/** Numbers of landlines: an area code, then eight digits. */
const LANDLINE = /^(?:(?:\+|00|0011)?610?|0)[2378]\d{8}$/;
/** Digits with what people put between them: spaces, brackets, dots, slashes, hyphens and dashes. */
const DIGITS = /^\+?[\d\s()./\u2010-\u2015-]+$/;
const EXAMPLE = 'such as 0412 345 678';
/** A number of another country, as in E.164. */
const FOREIGN = /^\+(?!61)[1-9]\d{7,14}$/;

/** A typed mobile number in E.164: '+61412345678'; or the error message for its field. */
export type MobileNumber = { phone: string } | { problem: string };

/**
 * Reads a typed mobile number. Codes are sent to Australian mobiles, unless the dealer serves other countries too: fraud with paid text
 * messages comes from numbers abroad.
 */
export function mobileNumber(typed: string, { abroad }: { abroad: boolean }): MobileNumber {
	const text = plainText(typed);
	const digits = dialled(text);
	const [, national] = AUSTRALIAN.exec(digits) ?? [];
	if (national !== undefined && DIGITS.test(text)) return { phone: `+61${national}` };
	if (abroad && FOREIGN.test(digits)) return { phone: digits };
	if (FOREIGN.test(digits))
		return { problem: 'Please enter an Australian mobile number: we send the code by text message.' };
	if (LANDLINE.test(digits))
		return {
			problem: `Please enter a mobile number, ${EXAMPLE}. This looks like a landline, which can’t get a text.`,
		};
	return { problem: `Please enter all ten digits of your mobile number, ${EXAMPLE}.` };
}

/** Without the `tel:` of a pasted link and brackets around the country code, with digits of other widths as usual ones. */
function plainText(typed: string): string {
	return typed
		.normalize('NFKC')
		.trim()
		.replace(/^tel:/i, '')
		.replace(/^\(\s*(\+\d+)\s*\)/, '$1');
}

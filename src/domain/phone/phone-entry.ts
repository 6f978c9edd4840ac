import { dialled } from './phone.ts';

/**
 * The formats of Australian numbers, as digits (ACMA's numbering plan), and the maximum length of any country's (E.164). Own rules, because
 * in a test with 45 spellings `libphonenumber-js/min` rejected 0061 before a number and accepted premium numbers and extensions; it also
 * gives no messages for people and adds 19 kB of data to every form.
 */
const WITH_AREA = /^0[2-578]\d{8}$/;
const WITH_COUNTRY = /^(?:\+|00)?610?[2-578]\d{8}$/;
const WITHOUT_AREA = /^[2-9]\d{7}$/;
/** 13 12 34, 1300 and 1800 numbers. */
const BUSINESS = /^(?:13[1-9]\d{3}|1[38]00\d{6})$/;
const FOREIGN = /^\+(?!61)[1-9]\d{7,14}$/;

/**
 * The error message for a typed phone number; null for a valid one: ten digits beginning with 0, a 13, 1300
 * or 1800 number, or + and a country code (resolution 104).
 */
export function phoneEntryProblem(typed: string): string | null {
	const digits = dialled(typed.trim());
	if (!/^\+?[\d\s().-]+$/.test(typed.trim())) return 'Please enter a phone number, such as 0412 345 678.';
	if ([WITH_AREA, WITH_COUNTRY, BUSINESS, FOREIGN].some((shape) => shape.test(digits))) return null;
	if (WITHOUT_AREA.test(digits)) return 'Please enter the area code as well, such as 03 9123 4567.';
	if (/^(?:\+|00)(?!61)/.test(digits))
		return 'Please enter a number from another country with + and its country code, such as +64 21 123 456.';
	return 'Please enter all ten digits of your phone number, such as 0412 345 678 or 03 9123 4567. A number from another country starts with +.';
}

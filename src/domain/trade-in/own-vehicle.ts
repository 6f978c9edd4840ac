import type { ItemType } from '../vehicle/attributes/item-type.ts';
import { OLDEST_OWN_YEAR } from '../vehicle/attributes/plausible-limits.ts';

/** The most kilometres that can be entered; odometers have six digits. */
export const MOST_KMS = 999_999;

/** The error message for the amount owed on a vehicle. */
export const AMOUNT_OWING_PROBLEM =
	'Please enter what you still owe in whole dollars, such as $6,500. If nothing is left, choose No.';

/** The error message for the figure a seller has in mind. */
export const DESIRED_PRICE_PROBLEM = 'Please enter the figure in whole dollars, such as $24,500.';

/** The error message for kilometres beyond those of an odometer. */
export const KILOMETRES_PROBLEM = 'Please check the kilometres: we can take up to 999,999 km.';

/** The error message for a year in which no vehicle was built. */
export const OWN_YEAR_PROBLEM = `Please enter the year it was built, in four digits from ${OLDEST_OWN_YEAR} on.`;

/** Whether a kind of vehicle counts kilometres: a caravan does not. */
export function hasOdometer(itemType: ItemType): boolean {
	return itemType !== 'caravan';
}

/** The error message for the year a vehicle was built; null for a possible one. */
export function vehicleYearProblem(typed: string, thisYear: number): string | null {
	const year = /^\s*\d{4}\s*$/.test(typed) ? Number(typed) : Number.NaN;
	if (Number.isNaN(year)) return `Please enter the year in four digits, such as ${thisYear - 4}.`;
	return year < OLDEST_OWN_YEAR || year > thisYear
		? `Please enter a year from ${OLDEST_OWN_YEAR} to ${thisYear}.`
		: null;
}

/** A make or model as the trade writes it, where it was typed in small letters: 'Mazda', 'CX-5', 'Ranger Wildtrak', 'i30', 'BMW'. */
export function vehicleName(typed: string): string {
	if (typed !== typed.toLowerCase()) return typed;
	return typed.replace(/\S+/g, (word) => {
		if (/^i\d/.test(word)) return word;
		const isCode = /\d/.test(word) || SHORT_MAKES.includes(word);
		return isCode ? word.toUpperCase() : word.charAt(0).toUpperCase() + word.slice(1);
	});
}

/** Makes that are written in capitals. */
const SHORT_MAKES = ['bmw', 'byd', 'gwm', 'hsv', 'ktm', 'ldv', 'mg'];

/** Kilometres as typed, '64,200 km'; null for anything but a whole number. */
export function readKilometres(typed: string): number | null {
	const digits = /^\s*(\d[\d,\s]*?)\s*(?:kms?|kilometres)?\s*$/i.exec(typed)?.[1]?.replace(/\D/g, '');
	return digits === undefined ? null : Number(digits);
}

/** The error message for typed kilometres; null for a possible number. */
export function kilometresProblem(typed: string): string | null {
	if (typed.trim() === '') return 'Please enter the kilometres. A rough figure is fine.';
	const kms = readKilometres(typed);
	if (kms === null) return 'Please enter the kilometres in digits, such as 64,200 km.';
	return kms > MOST_KMS ? KILOMETRES_PROBLEM : null;
}

/** The number of digits of a postcode; the field accepts no more (ENQUIRY-027). */
export const POSTCODE_LENGTH = 4;

/** The error message for a text that is not four digits (ENQUIRY-028). */
export const POSTCODE_SHAPE_PROBLEM = 'Invalid postcode. Please enter a 4-digit number.';

/** The error message for four digits that are no postcode (GEO-003, resolution 188). */
export const UNKNOWN_POSTCODE = 'Invalid postcode';

/** The error message for a typed postcode; null for four digits. */
export function postcodeProblem(typed: string): string | null {
	return /^[0-9]{4}$/.test(typed.trim()) ? null : POSTCODE_SHAPE_PROBLEM;
}

/** How many digits a postcode has; no more can be typed (ENQUIRY-027). */
export const POSTCODE_LENGTH = 4;

/** Said of what is no postcode by its shape (ENQUIRY-028). */
export const POSTCODE_SHAPE_PROBLEM = 'Invalid postcode. Please enter a 4-digit number.';

/** Said of four digits that are no place (GEO-003, resolution 188). */
export const UNKNOWN_POSTCODE = 'Invalid postcode';

/** What is wrong with a typed postcode; null for one that could be one. */
export function postcodeProblem(typed: string): string | null {
	return /^[0-9]{4}$/.test(typed.trim()) ? null : POSTCODE_SHAPE_PROBLEM;
}

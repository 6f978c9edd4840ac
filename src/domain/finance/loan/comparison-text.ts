/** The loan that every comparison rate is stated for (FINANCE-054). */
export const COMPARISON_BASIS = 'Comparison rate based on a 5-year secured loan of $30,000.';

/** What must be beside a comparison rate (National Credit Code, sections 160 to 164). */
export const COMPARISON_WARNING =
	'WARNING: This comparison rate is true only for the examples given and may not include all fees and charges. Different terms, fees or other loan amounts might result in a different comparison rate.';

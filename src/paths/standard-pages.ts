/**
 * The pages of words a dealer can have without writing them; a page of the dealer's own of the same name stands in its place
 * (resolutions 174 and 181).
 */
export const STANDARD_PAGES = [
	'privacy-policy',
	'terms-and-conditions',
	'handling-complaint',
	'complaint-handling-process',
	'about-us',
	'buying',
	'buyers-tips',
	'warranty',
	'roadside-assist',
	'visit-us',
	'careers',
	'used-car-promises',
] as const;

/** Pages of words that stand at the root; all others stand under `/pages/` (LEGAL-001 to LEGAL-012, SERVICE-005 to SERVICE-009). */
export const ROOT_TEXT_PAGES: readonly string[] = [
	'privacy-policy',
	'terms-and-conditions',
	'about-us',
	'buying',
	'warranty',
	'roadside-assist',
	'diamond-advantage',
	'service',
	'vehicle-parts-and-accessories',
];

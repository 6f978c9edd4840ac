/**
 * The standard text pages; a dealer's own page of the same name replaces them
 * (resolutions 174 and 181).
 */
export const STANDARD_PAGES = [
	'privacy-policy',
	'terms-and-conditions',
	'handling-complaint',
	'complaint-handling-process',
	'accessibility',
	'about-us',
	'buying',
	'buyers-tips',
	'warranty',
	'roadside-assist',
	'visit-us',
	'careers',
	'used-car-promises',
] as const;

/** Texts of law, which say nothing about a vehicle or how the dealer sells. */
export const LEGAL_PAGES: readonly string[] = [
	'privacy-policy',
	'terms-and-conditions',
	'handling-complaint',
	'complaint-handling-process',
	'accessibility',
];

/** Text pages at the root; all others are under `/pages/` (LEGAL-001 to LEGAL-012, SERVICE-005 to SERVICE-009). */
export const ROOT_TEXT_PAGES: readonly string[] = [
	'privacy-policy',
	'terms-and-conditions',
	'accessibility',
	'about-us',
	'buying',
	'warranty',
	'roadside-assist',
	'diamond-advantage',
	'service',
	'vehicle-parts-and-accessories',
];

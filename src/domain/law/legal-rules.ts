/**
 * The legal rules that what is published must keep, by name: `src/law` has each with its law, and applies them to rendered pages; checks of
 * options and content that follow from one of these laws carry its name.
 */
export const LEGAL_RULES = [
	'licence',
	'price-type',
	'on-road-costs',
	'one-price',
	'credit-rates',
	'card-surcharge',
	'consent-boxes',
	'promotion-terms',
	'prize-permits',
	'collection-notice',
	'privacy-policy',
	'automated-decisions',
	'unsubscribe',
	'accessibility-statement',
	'false-urgency',
] as const;

/** The name of a rule, from {@link LEGAL_RULES}. */
export type LegalRuleName = (typeof LEGAL_RULES)[number];

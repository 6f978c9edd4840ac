/** Whether third-party analytics needs a visitor's consent first (opt-in), or runs until they object (opt-out). */
export type ConsentMode = 'ask' | 'implied';

/** A visitor's answer to the question about third-party analytics. */
export type ConsentChoice = 'yes' | 'no';

/** The facts that decide a visitor's consent. */
export interface ConsentFacts {
	mode: ConsentMode;
	/** The visitor's choice; null until made. */
	choice: ConsentChoice | null;
	/** Whether the browser objects on every site (Global Privacy Control). */
	isRefusedByBrowser: boolean;
	/** Whether the browser can store a choice; false where storage is blocked. */
	canRemember: boolean;
}

/**
 * Whether to measure, ask first, or do neither (`leave`). The browser's objection overrides everything. Without storage there is no
 * measuring: the question would return on every page, and an objection could not be stored.
 */
export function consentOf({
	mode,
	choice,
	isRefusedByBrowser,
	canRemember,
}: ConsentFacts): 'measure' | 'ask' | 'leave' {
	if (isRefusedByBrowser || choice === 'no') return 'leave';
	if (choice === 'yes') return 'measure';
	if (!canRemember) return 'leave';
	return mode === 'ask' ? 'ask' : 'measure';
}

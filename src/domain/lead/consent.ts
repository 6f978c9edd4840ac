/** Whether visitors are asked before somebody else measures what they do, or measured until they object. */
export type ConsentMode = 'ask' | 'implied';

export type ConsentChoice = 'yes' | 'no';

/** What a site knows of a visitor's will. */
export interface ConsentFacts {
	mode: ConsentMode;
	/** What was chosen; null until then. */
	choice: ConsentChoice | null;
	/** Whether the browser refuses for its user on every site (Global Privacy Control). */
	isRefusedByBrowser: boolean;
	/** Whether the browser keeps a choice; one that blocks its storage does not. */
	canRemember: boolean;
}

/**
 * What may be done: measure, ask first, or leave it. The browser's refusal beats everything. Without a storage nobody is asked on every
 * page again, and nobody is measured who could not object for good.
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

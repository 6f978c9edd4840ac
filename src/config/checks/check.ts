import type { LegalRuleName } from '../../domain/law/legal-rules.ts';
import type { Dealer } from '../complete-dealer.ts';

/** A problem found by a check: the option and what to do. */
export interface Finding {
	option: string;
	message: string;
	/** The legal rule it breaks. */
	rule?: LegalRuleName;
}

/** The input of a check. */
export interface Checked {
	dealer: Dealer;
	/** Whether a file is in the dealer's folder, by its path there. */
	hasFile: (path: string) => boolean;
}

/** A rule about the meaning of a dealer's options, beyond their shape. Returns all findings; none means it passes. */
export interface Check {
	name: string;
	check: (checked: Checked) => Finding[];
}

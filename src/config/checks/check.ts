import type { Dealer } from '../complete-dealer.ts';

/** One complaint: the option it is about and what to do. */
export interface Finding {
	option: string;
	message: string;
}

/** What a check may look at. */
export interface Checked {
	dealer: Dealer;
	/** Whether a file is in the dealer's folder, by its path there. */
	hasFile: (path: string) => boolean;
}

/** A rule about the meaning of a dealer's options, beyond their shape. Returns every complaint; none is a pass. */
export interface Check {
	name: string;
	check: (checked: Checked) => Finding[];
}

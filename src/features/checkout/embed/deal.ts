/** A line of the amounts beside a checkout: 'Price, drive away', '$23,990'. */
export interface Amount {
	label: string;
	value: string;
}

/** The vehicle and its amounts, always in view at a checkout. */
export interface Deal {
	title: string;
	/** Its most important facts, in a line. */
	text: string;
	picture: { url: string; width: number; height: number };
	/** Price, what changes it, and what is left to pay, which is the last one. */
	amounts: readonly Amount[];
	/** The amount in the bar on phones: '$23,990 drive away, $200 now'. */
	short: string;
	/** What the price includes, and what comes on top. */
	note: string;
}

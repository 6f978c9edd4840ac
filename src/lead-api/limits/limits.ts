/** How often something may be done in a window of time. */
export interface Limit {
	uses: number;
	minutes: number;
}

/** Limits of leads, by what is counted. */
export interface LeadLimits {
	/** Leads of one address; more are held. An office or a mobile network is one address, too. */
	address: Limit;
	/** Steps of leads that were begun before, of one address; more hold their lead. */
	steps: Limit;
	/** Different vehicles and matters with one phone number; more are delivered with a note that asks for a check. */
	phone: Limit;
	/** Leads of one dealer that came without a proof of work; more are held. Leads with a proof are never counted here. */
	dealer: Limit;
}

export interface Limits {
	leads: LeadLimits;
	/** Sends of one address that prove nothing are refused above so many times the limit of its leads. */
	unproved_factor: number;
	/** Receipts to one mail address, whichever dealer's: a form can name any address. */
	receipts: Limit;
	/** Calls of one address that are answered with 429 above these numbers. */
	calls: Record<LimitedCall, Limit>;
}

/** Calls that are counted: their work costs something, or they are counted themselves. */
export type LimitedCall =
	| 'captcha'
	| 'question'
	| 'reload'
	| 'appointments'
	| 'phone_reveal'
	| 'event'
	| 'view'
	/** Of one vehicle's page by one address: more are not counted. */
	| 'repeated_view'
	| 'held'
	| 'private_answers'
	| 'sheet'
	/** Of one lead instead of one address. */
	| 'valuation'
	| 'miscellaneous';

export const LIMITS: Limits = {
	leads: {
		address: { uses: 20, minutes: 10 },
		steps: { uses: 100, minutes: 10 },
		phone: { uses: 6, minutes: 60 },
		dealer: { uses: 300, minutes: 10 },
	},
	unproved_factor: 5,
	receipts: { uses: 5, minutes: 24 * 60 },
	calls: {
		captcha: { uses: 120, minutes: 10 },
		question: { uses: 30, minutes: 10 },
		reload: { uses: 120, minutes: 10 },
		appointments: { uses: 300, minutes: 10 },
		phone_reveal: { uses: 120, minutes: 10 },
		event: { uses: 600, minutes: 10 },
		view: { uses: 600, minutes: 10 },
		repeated_view: { uses: 1, minutes: 6 * 60 },
		held: { uses: 60, minutes: 10 },
		private_answers: { uses: 60, minutes: 10 },
		sheet: { uses: 60, minutes: 10 },
		valuation: { uses: 20, minutes: 24 * 60 },
		miscellaneous: { uses: 60, minutes: 10 },
	},
};

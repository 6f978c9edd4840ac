/** How often something may be done in a window of time. */
export interface Limit {
	uses: number;
	minutes: number;
}

/** Leads in quarantine above these numbers, by what is counted. */
export interface LeadLimits {
	/** Of one address: an office or a mobile network is one, too. */
	address: Limit;
	/** With one phone number. */
	phone: Limit;
	/** Of one dealer: far above its best day. */
	dealer: Limit;
}

export interface Limits {
	leads: LeadLimits;
	/** A lead that proves nothing is not even stored above so many times the limit of its address. */
	unproved_factor: number;
	/** Calls of one address that are answered with 429 above these numbers. */
	calls: Record<LimitedCall, Limit>;
}

/** Calls that are counted; what they do costs something, or is counted itself. */
export type LimitedCall =
	| 'captcha'
	| 'question'
	| 'reload'
	| 'appointments'
	| 'phone_reveal'
	| 'event'
	| 'view'
	| 'miscellaneous';

export const LIMITS: Limits = {
	leads: {
		address: { uses: 20, minutes: 10 },
		phone: { uses: 6, minutes: 60 },
		dealer: { uses: 300, minutes: 10 },
	},
	unproved_factor: 5,
	calls: {
		captcha: { uses: 120, minutes: 10 },
		question: { uses: 30, minutes: 10 },
		reload: { uses: 120, minutes: 10 },
		appointments: { uses: 300, minutes: 10 },
		phone_reveal: { uses: 120, minutes: 10 },
		event: { uses: 600, minutes: 10 },
		view: { uses: 600, minutes: 10 },
		miscellaneous: { uses: 60, minutes: 10 },
	},
};

/** Number of uses allowed in a time window. */
export interface Limit {
	uses: number;
	minutes: number;
}

/** Limits of leads, by subject of the counter. */
export interface LeadLimits {
	/** Leads from one address; more are held. Offices and mobile networks share one address. */
	address: Limit;
	/** Further steps of leads from one address; more hold their lead. */
	steps: Limit;
	/** Different vehicles and subjects with one phone number; more are delivered with a note that asks for a check. */
	phone: Limit;
	/** Leads to one dealer without a proof of work; more are held. Leads with a proof are never counted here. */
	dealer: Limit;
}

/** Every limit of the service by what counts against it. */
export interface Limits {
	leads: LeadLimits;
	/** Submissions without proof from one address are refused above this multiple of the address limit. */
	unproved_factor: number;
	/** Receipts to one email address across all dealers: a form can name any address. */
	receipts: Limit;
	/** Calls from one address; more get 429. */
	calls: Record<LimitedCall, Limit>;
}

/** Limited calls: they are expensive, or their number is shown. */
export type LimitedCall =
	| 'captcha'
	| 'question'
	| 'reload'
	| 'appointments'
	| 'phone_reveal'
	| 'event'
	| 'view'
	/** Views of one vehicle's page from one address; more are not counted. */
	| 'repeated_view'
	| 'held'
	| 'private_answers'
	| 'sheet'
	| 'phrased_answer'
	| 'vehicle_lookup'
	| 'vehicle_valuation'
	| 'photo'
	/** Counted per dealer: photos fill the store. */
	| 'photo_of_dealer'
	| 'photo_view'
	| 'resume'
	| 'account'
	| 'watchlist'
	| 'alerts'
	| 'spin'
	/** Counted per account and per email address: a visitor can name any address. */
	| 'alert_confirmation'
	| 'code_of_address'
	/** Counted per dealer and mobile number. */
	| 'code_of_phone'
	| 'code_try'
	/** Counted per lead instead of per address. */
	| 'valuation'
	| 'miscellaneous'
	/** Vehicles held, counted per address and per phone number: most are not paid for. */
	| 'hold_of_address'
	| 'hold_of_phone'
	/**
	 * Payments begun, counted per address, per email address and, without a proof of work, per address again: stolen cards are tried out with
	 * small ones.
	 */
	| 'payment_of_address'
	| 'payment_of_email'
	| 'unproved_payment'
	/** Counted per dealer, whatever addresses they come from. */
	| 'payment_of_dealer'
	| 'reservation'
	| 'sandbox'
	/** Forged notices of a payment provider; good ones are not counted. */
	| 'payment_notice';

/** The limits of a running service. */
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
		phrased_answer: { uses: 60, minutes: 10 },
		vehicle_lookup: { uses: 30, minutes: 10 },
		vehicle_valuation: { uses: 60, minutes: 10 },
		photo: { uses: 60, minutes: 60 },
		photo_of_dealer: { uses: 5000, minutes: 24 * 60 },
		photo_view: { uses: 600, minutes: 10 },
		resume: { uses: 60, minutes: 10 },
		account: { uses: 600, minutes: 10 },
		watchlist: { uses: 300, minutes: 10 },
		alerts: { uses: 120, minutes: 10 },
		spin: { uses: 120, minutes: 10 },
		alert_confirmation: { uses: 5, minutes: 24 * 60 },
		code_of_address: { uses: 20, minutes: 60 },
		code_of_phone: { uses: 5, minutes: 60 },
		code_try: { uses: 60, minutes: 60 },
		valuation: { uses: 20, minutes: 24 * 60 },
		miscellaneous: { uses: 60, minutes: 10 },
		hold_of_address: { uses: 12, minutes: 60 },
		hold_of_phone: { uses: 4, minutes: 60 },
		payment_of_address: { uses: 10, minutes: 60 },
		payment_of_email: { uses: 6, minutes: 60 },
		unproved_payment: { uses: 3, minutes: 60 },
		payment_of_dealer: { uses: 200, minutes: 24 * 60 },
		reservation: { uses: 120, minutes: 10 },
		sandbox: { uses: 120, minutes: 10 },
		payment_notice: { uses: 60, minutes: 10 },
	},
};

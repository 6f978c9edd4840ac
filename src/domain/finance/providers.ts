/** The lenders whose rules the platform knows (FINANCE-045 to FINANCE-051), as `finance_lenders` names them. */
export const FINANCE_PROVIDERS = [
	'manual',
	'angle',
	'powertorque',
	'taurus',
	'360_finance',
	'ausloans',
	'nissan_finance',
] as const;

export type FinanceProvider = (typeof FINANCE_PROVIDERS)[number];

/** What a lender's estimate rests on: its own figure by the week or by the month, or what it can be worked out from. */
export type EstimateBasis = 'week' | 'month' | 'either' | 'computed';

/** A lender's own rule, beside those that hold for all (FINANCE-042, FINANCE-044). */
export interface ProviderRule {
	readonly basis: EstimateBasis;
	/** Vehicles of more years get no estimate (FINANCE-053); null for any age. */
	readonly oldest: number | null;
}

/** Every lender: what it must say, or which vehicles it takes. */
export const PROVIDER_RULES: Readonly<Record<FinanceProvider, ProviderRule>> = {
	manual: { basis: 'week', oldest: null },
	angle: { basis: 'week', oldest: null },
	powertorque: { basis: 'week', oldest: null },
	/** Gives no figures: they come from the price and its comparison rate (resolution 136). */
	taurus: { basis: 'computed', oldest: 12 },
	'360_finance': { basis: 'either', oldest: null },
	ausloans: { basis: 'either', oldest: null },
	nissan_finance: { basis: 'month', oldest: null },
};

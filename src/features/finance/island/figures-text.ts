import { withUnit } from '../../../domain/finance/calculator/calculator-fields.ts';
import type { Frequency } from '../../../domain/finance/loan/loan-choices.ts';
import type { LoanPlan } from '../../../domain/finance/loan/loan-plan.ts';
import type { LoanTerms } from '../../../domain/finance/loan/loan-terms.ts';
import { formatDollars } from '../../../domain/price/money.ts';

const CENTS = new Intl.NumberFormat('en-AU', { minimumFractionDigits: 2, maximumFractionDigits: 2 });
const DAY = new Intl.DateTimeFormat('en-AU', { dateStyle: 'long', timeZone: 'UTC' });

/** Whole cents as dollars and cents, always with both: '$145.47', '$30,000.00'. */
export const inCents = (cents: number): string => `$${CENTS.format(cents / 100)}`;

/** Whole cents as whole dollars: '$145'. */
export const inDollars = (cents: number): string => formatDollars(Math.round(cents / 100));

/** A rate with its two decimals: '8.50%'. */
export const inPercent = (rate: number): string => withUnit('interest_rate', rate);

/** 'a week', 'a fortnight', 'a month'. */
export const per = (frequency: Frequency): string => `a ${frequency}`;

/** '5 years', '1 year', '5.5 years'. */
export const inYears = (years: number): string => withUnit('years', years);

/** '1 July 2026'. */
export const inFull = (date: string): string => DAY.format(new Date(`${date}T00:00:00Z`));

/** Whether the total of a loan holds none of the lender's fees. */
export const isWithoutFees = ({ fee_treatment }: LoanTerms, { fees }: LoanPlan): boolean =>
	fee_treatment === 'left_out' && fees === 0;

/** The name of the total: it says so where the lender's fees are not in it. */
export const totalLabel = (terms: LoanTerms, plan: LoanPlan): string =>
	isWithoutFees(terms, plan) ? 'You pay in all, before the lender’s fees' : 'You pay in all';

import type { Frequency } from '../../../domain/finance/loan-choices.ts';

const CENTS = new Intl.NumberFormat('en-AU', { minimumFractionDigits: 2, maximumFractionDigits: 2 });
const DAY = new Intl.DateTimeFormat('en-AU', {
	day: 'numeric',
	month: 'long',
	year: 'numeric',
	timeZone: 'UTC',
});
const DOLLARS = new Intl.NumberFormat('en-AU', { maximumFractionDigits: 0 });

/** Whole cents as dollars and cents, always with both: '$145.47', '$30,000.00'. */
export const inCents = (cents: number): string => `$${CENTS.format(cents / 100)}`;

/** Whole cents as whole dollars: '$145'. */
export const inDollars = (cents: number): string => `$${DOLLARS.format(Math.round(cents / 100))}`;

/** A rate with its two decimals: '8.50%'. */
export const inPercent = (rate: number): string => `${rate.toFixed(2)}%`;

/** 'a week', 'a fortnight', 'a month'. */
export const per = (frequency: Frequency): string => `a ${frequency}`;

/** '5 years', '1 year', '5.5 years'. */
export const inYears = (years: number): string => `${years} ${years === 1 ? 'year' : 'years'}`;

/** '1 July 2026'. */
export const inFull = (date: string): string => DAY.format(new Date(`${date}T00:00:00Z`));

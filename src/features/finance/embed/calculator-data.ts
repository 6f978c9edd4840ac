import type { KnownChoices } from '../../../domain/finance/calculator/calculator-answer.ts';
import type { PackedTerms } from '../../../domain/finance/estimate/standard-texts.ts';
import type { LoanTerms } from '../../../domain/finance/loan/loan-terms.ts';

/** The data of a calculator, from the build. */
export interface CalculatorData {
	terms: LoanTerms;
	/** The last moment its terms may be shown, Unix milliseconds; null for no end. */
	until: number | null;
	/**
	 * The terms of dealerships that differ, by their slugs: an address may name one (`preferredDealership`). Null where they do not hold
	 * today.
	 */
	termsByDealership: Readonly<Record<string, LoanTerms | null>>;
	/** What is known before a shopper chooses, such as the price of the vehicle. */
	known: KnownChoices;
	/** What hand-over addresses say of the vehicle: `car_id`, `car_type`, `preferredDealership`. */
	about: Readonly<Record<string, string>>;
	/** 'car', 'caravan', 'motorcycle'. */
	noun: string;
	/** What the first answer is for, where that is not the page's vehicle: 'A new Yaris'. */
	subject?: string;
	/** The dealer's own finance disclaimer, after that of the lender's terms. */
	dealerDisclaimer: string;
	/** Where a shopper goes on from the figures; null where the site has no such page. */
	ways: CalculatorWays;
	/** Whether it has room for all of its parts: the vehicle page has not. */
	isCompact: boolean;
}

/** The data of a calculator that is folded until it is used. */
export interface FoldedCalculatorData extends Omit<CalculatorData, 'until' | 'terms' | 'termsByDealership'> {
	terms: PackedTerms;
}

/** Addresses the chosen figures are handed over to, with their anchor; a page of another site gets none. */
export interface CalculatorWays {
	apply: string | null;
	ask: string | null;
	testDrive: string | null;
	tradeIn: string | null;
	/** The whole calculator, from the compact one. */
	whole: string | null;
	/** The dealer's telephone, for everything else: '(03) 5221 8840' and 'tel:…'. */
	call: { text: string; href: string };
}

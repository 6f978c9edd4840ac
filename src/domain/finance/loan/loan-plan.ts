import { toCents } from '../cents.ts';
import { loanParts } from './amount-borrowed.ts';
import { type LoanChoices, REPAYMENTS_PER_YEAR } from './loan-choices.ts';
import { MONTHS_PER_YEAR, repayment } from './repayment.ts';

/** One repayment of a plan, made at the end of its period. Whole cents. */
export interface Instalment {
	readonly paid: number;
	readonly interest: number;
	readonly fee: number;
	/** What is owed after it. */
	readonly balance: number;
}

/** A loan from its first day to its last. Whole cents. */
export interface LoanPlan {
	readonly borrowed: number;
	readonly principal: number;
	readonly instalments: readonly Instalment[];
	/** What each repayment is, the monthly fee included. */
	readonly repayment: number;
	/** The last repayment settles what rounding to cents left over. */
	readonly lastRepayment: number;
	readonly balloon: number;
	readonly interest: number;
	/** Fees charged once, and all monthly ones. */
	readonly fees: number;
	/** Fees that are paid when the loan begins, not added to it. */
	readonly paidAtStart: number;
	/** Repayments, balloon, and fees paid when the loan begins: what is borrowed with interest and fees. */
	readonly total: number;
}

/**
 * The plan of a loan, as a lender's ledger keeps it: each period's interest and the repayment are rounded to the cent (half a cent up), the
 * monthly fee is spread over the repayments without losing a cent, and the last repayment brings the balance to the balloon exactly.
 * Repayments are made at the end of each period (resolution 131).
 */
export function loanPlan(choices: LoanChoices): LoanPlan {
	const { principal, balloon, borrowed, upfrontFees } = loanParts(choices);
	const perYear = REPAYMENTS_PER_YEAR[choices.frequency];
	const instalments = principal === 0 ? [] : payOff(choices, principal, balloon);
	const sum = (part: 'paid' | 'interest' | 'fee') => instalments.reduce((all, one) => all + one[part], 0);
	const monthly = (toCents(choices.fees.monthly) * MONTHS_PER_YEAR) / perYear;
	const regular = principal === 0 ? 0 : regularRepayment(choices, principal, balloon, monthly);
	const paidAtStart = principal === 0 || choices.are_fees_financed ? 0 : upfrontFees;
	return {
		borrowed,
		principal,
		instalments,
		repayment: regular,
		lastRepayment: instalments.at(-1)?.paid ?? 0,
		balloon,
		interest: sum('interest'),
		fees: principal === 0 ? 0 : upfrontFees + sum('fee'),
		paidAtStart,
		total: sum('paid') + balloon + paidAtStart,
	};
}

function regularRepayment(
	{ interest_rate, years, frequency }: LoanChoices,
	principal: number,
	balloon: number,
	feePerPeriod: number,
): number {
	const perYear = REPAYMENTS_PER_YEAR[frequency];
	return Math.round(repayment(principal, interest_rate, perYear, years, balloon) + feePerPeriod);
}

function payOff(choices: LoanChoices, principal: number, balloon: number): Instalment[] {
	const perYear = REPAYMENTS_PER_YEAR[choices.frequency];
	const periods = Math.round(perYear * choices.years);
	const rate = choices.interest_rate / 100 / perYear;
	const monthly = (toCents(choices.fees.monthly) * MONTHS_PER_YEAR) / perYear;
	const regular = regularRepayment(choices, principal, balloon, monthly);
	const instalments: Instalment[] = [];
	let balance = principal;
	for (let period = 1; period <= periods; period += 1) {
		const interest = Math.round(balance * rate);
		const fee = Math.round(monthly * period) - Math.round(monthly * (period - 1));
		const due = balance + interest + fee - balloon;
		const paid = period === periods ? due : Math.min(regular, due);
		balance += interest + fee - paid;
		instalments.push({ paid, interest, fee, balance });
	}
	return instalments;
}

import { toCents } from '../cents.ts';
import type { LoanChoices } from './loan-choices.ts';

/** The parts a loan is made of. Whole cents. */
export interface LoanParts {
	/** What the lender pays towards the vehicle: price less deposit, less what the trade-in is worth beyond what is owed on it. */
	readonly borrowed: number;
	/** Fees that are charged once. */
	readonly upfrontFees: number;
	/** What the loan begins with: what is borrowed, with the fees that are added to it. */
	readonly principal: number;
	/** The balloon as far as it can be one: never more than the loan begins with. */
	readonly balloon: number;
}

/**
 * What a shopper's choices borrow. A deposit above the price counts as the price (resolution 133), and nothing is borrowed where the
 * trade-in pays for the rest.
 */
export function loanParts(choices: LoanChoices): LoanParts {
	const { price, deposit, trade_in_value, trade_in_owing, fees, are_fees_financed, balloon } = choices;
	const afterDeposit = toCents(price) - Math.min(toCents(deposit), toCents(price));
	const equity = toCents(trade_in_value) - toCents(trade_in_owing);
	const borrowed = Math.max(0, afterDeposit - equity);
	const upfrontFees =
		toCents(fees.establishment) + toCents(fees.security_registration) + toCents(fees.agency);
	const principal = borrowed === 0 ? 0 : borrowed + (are_fees_financed ? upfrontFees : 0);
	return { borrowed, upfrontFees, principal, balloon: Math.min(toCents(balloon), principal) };
}

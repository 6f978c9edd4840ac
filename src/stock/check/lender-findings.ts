import { type LenderFigures, statedPayment } from '../../domain/finance/estimate/estimate.ts';
import { isTrueTotal, paidInAll } from '../../domain/finance/fees/stated-total.ts';
import { COMPUTED_LOAN, lenderLoan } from '../../domain/finance/loan/loan.ts';
import {
	FINANCE_PROVIDERS,
	type FinanceProvider,
	isAnotherProvider,
	LENDERS,
} from '../../domain/finance/providers.ts';
import { formatDollars } from '../../domain/price/money.ts';
import { show } from '../../domain/vehicle/record/field.ts';
import type { ParsedVehicle } from '../../domain/vehicle/record/vehicle.ts';
import { type FieldFinding, finding } from './findings.ts';

/** What is used in place of figures that contradict each other. */
const USED = 'no repayment';

/** What contradicts itself in the figures of the platform's lenders for a vehicle, which then shows no repayment (resolution 225). */
export function lenderFindings({
	finance_lenders,
	price,
}: Pick<ParsedVehicle, 'finance_lenders' | 'price'>): FieldFinding[] {
	return FINANCE_PROVIDERS.flatMap((provider) => {
		const lender = finance_lenders[provider];
		return lender ? [...otherProvider(provider, lender), ...otherTotal(provider, lender, price)] : [];
	});
}

function otherProvider(provider: FinanceProvider, { financeProvider }: LenderFigures): FieldFinding[] {
	if (!isAnotherProvider(provider, financeProvider)) return [];
	const field = `finance_lenders.${provider}.financeProvider`;
	return [
		finding(
			field,
			`the lender that these figures are listed under, ${provider}`,
			show(financeProvider),
			USED,
		),
	];
}

/** A total is compared over five years where the lender states no term, as a dealer's own loan is not known here. */
function otherTotal(provider: FinanceProvider, lender: LenderFigures, price: number | null): FieldFinding[] {
	const weekly = statedPayment(LENDERS[provider].estimate.basis, lender)?.weekly;
	const loan = lenderLoan(lender, COMPUTED_LOAN, price ?? Number.POSITIVE_INFINITY);
	if (weekly === undefined || loan === null || isTrueTotal(lender, weekly, loan)) return [];
	const comesTo = formatDollars(Math.round(paidInAll(weekly, loan)));
	const field = `finance_lenders.${provider}.totalPayable`;
	return [
		finding(
			field,
			`what the repayments over ${loan.years} years come to, ${comesTo}`,
			show(lender.totalPayable),
			USED,
		),
	];
}

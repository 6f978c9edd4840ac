import { dollarsOf, loanAmount } from '../../domain/finance-application/answers.ts';
import type { ApplicationAnswers } from '../../domain/finance-application/fields.ts';
import { CURRENCY } from '../../domain/price/money.ts';
import type { XmlElement } from './xml.ts';

/** Payment periods per month; ADF knows monthly payments only. */
const MONTHLY: Readonly<Record<string, number>> = { week: 52 / 12, fortnight: 26 / 12, month: 1 };

/** ADF finance element of the wanted vehicle: deposit, amount to borrow, monthly repayment, balloon. Null before the price is known. */
export function wantedFinance(answers: ApplicationAnswers | undefined): XmlElement | null {
	const total = answers ? loanAmount(answers) : null;
	if (!answers || total === null) return null;
	const wanted = dollarsOf(answers, 'repayment');
	const monthly = wanted === null ? null : wanted * (MONTHLY[answers['repayment_period'] ?? 'month'] ?? 1);
	const balloon = dollarsOf(answers, 'balloon');
	return [
		'finance',
		{},
		['method', {}, 'finance'],
		amount('downpayment', 'exact', dollarsOf(answers, 'deposit') ?? 0),
		monthly === null ? null : amount('monthly', 'maximum', monthly),
		amount('total', 'exact', total),
		balloon ? ['balance', { type: 'residual', currency: CURRENCY }, rounded(balloon)] : null,
	];
}

/** ADF finance element of the trade-in: its value and the amount owing; null when nothing is owing. */
export function tradeInFinance(answers: ApplicationAnswers | undefined): XmlElement | null {
	const owing = answers ? dollarsOf(answers, 'trade_in_owing') : null;
	if (!answers || !owing) return null;
	return [
		'finance',
		{},
		['method', {}, 'finance'],
		amount('total', 'exact', dollarsOf(answers, 'trade_in_value') ?? owing),
		['balance', { type: 'finance', currency: CURRENCY }, rounded(owing)],
	];
}

function amount(type: string, limit: string, dollars: number): XmlElement {
	return ['amount', { type, limit, currency: CURRENCY }, rounded(dollars)];
}

function rounded(dollars: number): string {
	return String(Math.round(dollars * 100) / 100);
}

import type { Lead } from '../../api/leads.ts';
import { answerWords } from '../../domain/finance-application/answer-words.ts';
import { dollarsOf, loanAmount } from '../../domain/finance-application/answers.ts';
import type { ApplicationAnswers } from '../../domain/finance-application/fields.ts';
import { CURRENCY } from '../../domain/price/money.ts';
import { loanInMind, rateFacts, repaymentFacts, type ShownRates } from './loan-in-mind.ts';
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

/** What ADF has no element for, as lines of a comment on the vehicle: the term, the repayment wanted in its own period, and both rates. */
export function loanComments(answers: ApplicationAnswers | undefined, rates: ShownRates | null): string[] {
	const term = answers ? answerWords('term_years', answers) : null;
	return [
		...(term === null ? [] : [`Loan over ${term}`]),
		...(answers ? repaymentFacts(answers) : []),
		...rateFacts(rates),
	];
}

/** The money of a trade-in: its price, which is the dealer's estimate, else what the shopper asks, and what is owing on it. Empty for no trade-in. */
export function tradeInMoney(lead: Lead): {
	price: XmlElement | null;
	finance: XmlElement | null;
} {
	const { amount_owing, offer_price } = lead;
	const loan = loanInMind(lead) ?? {};
	const asked = dollarsOf(loan, 'trade_in_value');
	const owing = dollarsOf(loan, 'trade_in_owing') ?? amount_owing;
	return {
		price:
			offer_price !== undefined
				? ['price', { type: 'appraisal', currency: CURRENCY }, rounded(offer_price)]
				: asked
					? ['price', { type: 'asking', currency: CURRENCY }, rounded(asked)]
					: null,
		// ADF requires an amount: the loan that is left.
		finance: owing
			? [
					'finance',
					{},
					['method', {}, 'finance'],
					amount('total', 'exact', owing),
					['balance', { type: 'finance', currency: CURRENCY }, rounded(owing)],
				]
			: null,
	};
}

function amount(type: string, limit: string, dollars: number): XmlElement {
	return ['amount', { type, limit, currency: CURRENCY }, rounded(dollars)];
}

function rounded(dollars: number): string {
	return String(Math.round(dollars * 100) / 100);
}

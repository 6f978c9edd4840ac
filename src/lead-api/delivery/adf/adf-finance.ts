import type { Lead } from '../../../api/leads/leads.ts';
import type { ApiSite } from '../../../api/site/site-file.ts';
import { answerWords } from '../../../domain/finance-application/answer-words.ts';
import { dollarsOf, loanAmount } from '../../../domain/finance-application/answers.ts';
import type { ApplicationAnswers } from '../../../domain/finance-application/fields.ts';
import { CURRENCY } from '../../../domain/price/money.ts';
import type { StoredVehicleLead } from '../../store/leads/lead-record.ts';
import { loanInMind, rateFacts, repaymentFacts, type ShownRates, shownRates } from '../parts/loan-in-mind.ts';
import type { XmlElement } from './xml.ts';

/** Payment periods per month; ADF knows monthly payments only. */
const MONTHLY: Readonly<Record<string, number>> = { week: 52 / 12, fortnight: 26 / 12, month: 1 };

/** ADF finance element of the wanted vehicle: deposit, amount to borrow, monthly repayment, balloon. Null before the price is known. */
function wantedFinance(answers: ApplicationAnswers | undefined): XmlElement | null {
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
function loanComments(answers: ApplicationAnswers | undefined, rates: ShownRates | null): string[] {
	const term = answers ? answerWords('term_years', answers) : null;
	return [
		...(term === null ? [] : [`Loan over ${term}`]),
		...(answers ? repaymentFacts(answers) : []),
		...rateFacts(rates),
	];
}

/** The loan a lead has in mind, and the rates the site shows for it. */
export interface WantedLoan {
	answers?: ApplicationAnswers | undefined;
	rates?: ShownRates | null;
}

/** The loan of a lead for its vehicle. */
export function wantedLoan(lead: StoredVehicleLead, site: ApiSite): WantedLoan {
	return { answers: loanInMind(lead.fields), rates: shownRates(lead, site) };
}

/** The loan in mind, and a vehicle's comments, in the order of the format. */
export function loanOf({ answers, rates = null }: WantedLoan, comment = ''): (XmlElement | null)[] {
	const comments = [comment, ...loanComments(answers, rates)].filter(Boolean).join('\n');
	return [wantedFinance(answers), comments ? ['comments', {}, comments] : null];
}

/**
 * The money of a trade-in: its price, which is the dealer's estimate, else what the shopper asks, and what is owing on it. Empty for no
 * trade-in.
 */
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

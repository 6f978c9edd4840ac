import type { ApiSite } from '../../../api/site/site-file.ts';
import { dollarsOf, loanAmount } from '../../../domain/finance-application/answers.ts';
import type { StoredLead } from '../../store/leads/lead-record.ts';
import { loanInMind, shownRates } from '../parts/loan-in-mind.ts';

/** Amounts of the loan in mind, by the names of an application's answers. */
const AMOUNTS = [
	'vehicle_price',
	'deposit',
	'trade_in_value',
	'trade_in_owing',
	'term_years',
	'balloon',
	'repayment',
] as const;

/** The loan a lead has in mind, for webhooks: dollars, years and percent a year; null for none. */
export function financeJson(lead: StoredLead, site: ApiSite): Record<string, number | string | null> | null {
	const answers = lead.kind === 'lead' ? loanInMind(lead.fields) : undefined;
	if (lead.kind !== 'lead' || !answers || Object.keys(answers).length === 0) return null;
	const amounts = AMOUNTS.map((name) => [name, dollarsOf(answers, name)] as const);
	const rates = shownRates(lead, site);
	return {
		amount: loanAmount(answers),
		...Object.fromEntries(amounts),
		repayment_period: answers['repayment_period'] ?? null,
		interest_rate: rates?.interest_rate ?? null,
		comparison_rate: rates?.comparison_rate ?? null,
	};
}

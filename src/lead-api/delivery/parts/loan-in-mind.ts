import type { Lead } from '../../../api/leads/leads.ts';
import type { ApiSite } from '../../../api/site/site-file.ts';
import { choicesOfAddress } from '../../../domain/finance/calculator/address-choices.ts';
import { answersOfAddress } from '../../../domain/finance-application/address-answers.ts';
import { answerWords } from '../../../domain/finance-application/answer-words.ts';
import { APPLICATION_FIELDS, type ApplicationAnswers } from '../../../domain/finance-application/fields.ts';
import { applicationFigures } from '../../../domain/finance-application/loan-figures.ts';
import type { StoredVehicleLead } from '../../store/leads/lead-record.ts';
import { vehicleOf } from '../lead-subject.ts';

/**
 * The loan a lead has in mind: the answers of an application, with the period of the calculator where they name no repayment, else the
 * calculator's figures its message begins with; undefined for neither.
 */
export function loanInMind({ application, finance_figures }: Lead): ApplicationAnswers | undefined {
	const figures = finance_figures ? answersOfAddress(finance_figures) : undefined;
	if (!application || application['repayment'] !== undefined) return application ?? figures;
	// Without an amount the form's own period is only what its choice begins with.
	const { repayment_period: _initial, ...others } = application;
	const period = figures?.['repayment_period'];
	return { ...others, ...(period && { repayment_period: period }) };
}

/** Percent a year. */
export interface ShownRates {
	interest_rate: number;
	comparison_rate: number;
}

/**
 * The rates that the site shows beside such a loan, of its vehicle or else of its dealership, at the interest rate and the fees that the
 * shopper chose in the calculator; null where it shows none (FINANCE-042), and where it showed none any more when the lead came.
 */
export function shownRates(lead: StoredVehicleLead, site: ApiSite): ShownRates | null {
	const answers = loanInMind(lead.fields);
	const terms = lead.fields.car_id
		? vehicleOf(lead, site)?.loan_terms
		: site.finance_terms[lead.dealership_slug ?? site.dealerships[0]?.slug ?? ''];
	if (!answers || !terms || (terms.until && Date.parse(lead.received_at) > terms.until)) return null;
	const chosen = choicesOfAddress(lead.fields.finance_figures ?? '');
	const figures = applicationFigures(answers, terms, chosen);
	return (
		figures && {
			interest_rate: figures.choices.interest_rate,
			comparison_rate: figures.answer.comparison_rate,
		}
	);
}

/** 'Interest rate: 7.49% p.a.' and 'Comparison rate: 8.80% p.a.', always together; none where no rate is shown. */
export function rateFacts(rates: ShownRates | null): string[] {
	if (rates === null) return [];
	const percent = (rate: number) => `${rate.toFixed(2)}% p.a.`;
	return [
		`Interest rate: ${percent(rates.interest_rate)}`,
		`Comparison rate: ${percent(rates.comparison_rate)}`,
	];
}

/** 'Repayment wanted: $150 a week', or its period alone, as the calculator hands it over. */
export function repaymentFacts(answers: ApplicationAnswers): string[] {
	const wanted = answerWords('repayment', answers);
	if (wanted !== null) return [`${APPLICATION_FIELDS.repayment.short}: ${wanted}`];
	const period = answers['repayment_period'];
	return period ? [`Repaid every: ${period}`] : [];
}

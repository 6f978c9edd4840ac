import type { ApiSite } from '../../../api/site/site-file.ts';
import { handedOverText } from '../../../domain/finance/calculator/handed-over-text.ts';
import { answerWords } from '../../../domain/finance-application/answer-words.ts';
import { dollarsOf, loanAmount } from '../../../domain/finance-application/answers.ts';
import {
	APPLICATION_FIELDS,
	type ApplicationAnswers,
	type ApplicationFieldName,
	fieldOfAnswer,
} from '../../../domain/finance-application/fields.ts';
import { formatDollarsAndCents } from '../../../domain/price/money.ts';
import { readableMoment } from '../../../domain/time/readable-moment.ts';
import { isUnfinished, type StoredLead } from '../../store/leads/lead-record.ts';
import { vehicleOf } from '../lead-subject.ts';
import { localMoment } from '../local-moment.ts';
import { loanInMind, rateFacts, repaymentFacts, shownRates } from '../parts/loan-in-mind.ts';
import type { PrivatePart } from '../parts/private-part.ts';
import { oneLine } from '../plain-text.ts';
import { statesPrice } from './stated-price.ts';

const NAMES = Object.keys(APPLICATION_FIELDS) as ApplicationFieldName[];

/** Answers of a finance application by the short names of their fields, in the order of the form. */
export function answerFacts(answers: ApplicationAnswers): Record<string, string> {
	const facts = NAMES.map((name) => [APPLICATION_FIELDS[name].short, answerWords(name, answers)] as const);
	return Object.fromEntries(facts.filter((fact): fact is [string, string] => fact[1] !== null));
}

/**
 * Loan and employment of a finance application, or the loan of the calculator's figures; empty for other leads. The price of the lead's
 * vehicle and what its message begins with are not said again.
 */
export function wantedFinance(lead: StoredLead, site: ApiSite): string[] {
	if (lead.kind === 'enquiry') return [];
	const { application, finance_figures, message } = lead.fields;
	const answers = loanInMind(lead.fields);
	if (!answers || (Object.keys(answers).length === 0 && !application)) return [];
	const amount = loanAmount(answers);
	const { vehicle_price, ...others } = answers;
	const said = finance_figures && handedOverText(finance_figures);
	const facts = statesPrice(vehicleOf(lead, site), dollarsOf(answers, 'vehicle_price')) ? others : answers;
	const isLoan = (name: string) => fieldOfAnswer(name)?.step === 'loan';
	return [
		application ? 'Finance application' : 'Finance',
		...(amount === null ? [] : [`Amount to borrow: ${formatDollarsAndCents(amount)}`]),
		...(!application && said && message?.includes(said) ? [] : loanLines(some(facts, isLoan))),
		...rateFacts(shownRates(lead, site)),
		...lines(answerFacts(some(facts, (name) => !isLoan(name)))),
	];
}

function some(answers: ApplicationAnswers, isWanted: (name: string) => boolean): ApplicationAnswers {
	return Object.fromEntries(Object.entries(answers).filter(([name]) => isWanted(name)));
}

/** The answers, and how often is repaid where no amount says it. */
function loanLines(answers: ApplicationAnswers): string[] {
	return [
		...lines(answerFacts(answers)),
		...(answers['repayment'] === undefined ? repaymentFacts(answers) : []),
	];
}

/** Private answers in full, or the link to them. */
export function privateAnswers(part: PrivatePart, site: ApiSite): string[] {
	if (part === null) return [];
	const until = (moment: Date) => readableMoment(localMoment(moment, site.time_zone));
	if ('link' in part)
		return [
			'Income, expenses and identity: this link shows them once.',
			part.link.url,
			`The link expires on ${until(part.link.ends)}.`,
		];
	const { answers, erase_at } = part.in_full;
	return [
		'Income, expenses and identity: please treat this email as confidential.',
		...lines(answerFacts(answers)),
		`The website erases these on ${until(new Date(erase_at))}.`,
	];
}

/** Notice on a lead whose last step was not sent. */
export function unfinished({ fields }: StoredLead): string[] {
	if (!isUnfinished(fields)) return [];
	// A trade-in asks for it before its last step.
	const agreement = fields.terms_conditions ? '' : ', and has not agreed to anything yet';
	return [
		`Not finished: the sender has not sent the last step${agreement}. If they continue, you will receive everything in another message.`,
	];
}

function lines(facts: Record<string, string>): string[] {
	return Object.entries(facts).map(([label, value]) => `${label}: ${oneLine(value)}`);
}

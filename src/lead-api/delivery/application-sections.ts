import type { ApiSite } from '../../api/site-file.ts';
import { answerWords } from '../../domain/finance-application/answer-words.ts';
import { loanAmount } from '../../domain/finance-application/answers.ts';
import {
	APPLICATION_FIELDS,
	type ApplicationAnswers,
	type ApplicationFieldName,
} from '../../domain/finance-application/fields.ts';
import { formatDollarsAndCents } from '../../domain/price/money.ts';
import { isUnfinished, type StoredLead } from '../store/lead-record.ts';
import { localMoment, readableMoment } from './local-moment.ts';
import { oneLine } from './plain-text.ts';
import type { PrivatePart } from './private-part.ts';

const NAMES = Object.keys(APPLICATION_FIELDS) as ApplicationFieldName[];

/** Answers of a finance application by the short names of their fields, in the order of the form. */
export function answerFacts(answers: ApplicationAnswers): Record<string, string> {
	const facts = NAMES.map((name) => [APPLICATION_FIELDS[name].short, answerWords(name, answers)] as const);
	return Object.fromEntries(facts.filter((fact): fact is [string, string] => fact[1] !== null));
}

/** Loan and employment sections of a finance application; empty for other leads. */
export function application({ kind, fields }: StoredLead): string[] {
	if (kind === 'enquiry' || !fields.application) return [];
	const amount = loanAmount(fields.application);
	return [
		'Finance application',
		...(amount === null ? [] : [`Amount to borrow: ${formatDollarsAndCents(amount)}`]),
		...lines(answerFacts(fields.application)),
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
	return isUnfinished(fields)
		? [
				'Not finished: the sender has not sent the last step and has not agreed to anything yet. If they continue, you will receive everything in another message.',
			]
		: [];
}

function lines(facts: Record<string, string>): string[] {
	return Object.entries(facts).map(([label, value]) => `${label}: ${oneLine(value)}`);
}

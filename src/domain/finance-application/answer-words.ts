import { formatDollarsAndCents } from '../price/money.ts';
import { formatDate } from '../time/format-date.ts';
import type { ApplicationField } from './field.ts';
import { APPLICATION_FIELDS, type ApplicationAnswers, type ApplicationFieldName } from './fields.ts';

/** An answer in its one spelling as people read it: '$1,450 a week', '5 years'; null for one that was not given. */
export function answerWords(name: ApplicationFieldName, answers: ApplicationAnswers): string | null {
	const answer = answers[name];
	if (answer === undefined) return null;
	const { kind, options }: ApplicationField = APPLICATION_FIELDS[name];
	if (kind === 'choice') return options?.get(answer) ?? answer;
	if (kind === 'date') return formatDate(answer);
	if (kind !== 'money' && kind !== 'amount') return answer;
	const period = kind === 'amount' ? answers[`${name}_period`] : undefined;
	return `${formatDollarsAndCents(Number(answer))}${period ? ` a ${period}` : ''}`;
}

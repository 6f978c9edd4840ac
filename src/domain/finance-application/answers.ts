import { typedMoment } from '../time/typed-moment.ts';
import { readAmount } from './amount-entry.ts';
import { PERIODS } from './field.ts';
import { type ApplicationAnswers, fieldOfAnswer, isPrivateAnswer } from './fields.ts';

/** Whether a text is a period of an amount. */
function isPeriod(text: string): boolean {
	return PERIODS.some((period) => period === text);
}

/**
 * An answer in its one spelling: amounts as plain numbers, a day as 1991-03-14. Null for one that cannot be read, or is too small.
 *
 * @param name of a known answer
 */
export function readAnswer(name: string, typed: string): string | null {
	const field = fieldOfAnswer(name);
	const text = typed.trim();
	if (!field || text === '') return null;
	if (name !== field.name) return isPeriod(text) ? text : null;
	switch (field.kind) {
		case 'money':
		case 'amount': {
			const dollars = readAmount(text);
			return dollars === null || dollars < (field.least ?? 0) ? null : String(dollars);
		}
		case 'choice':
			return field.options?.has(text) ? text : null;
		case 'date':
			return /^\d{4}-\d{2}-\d{2}$/.test(text) ? text : (typedMoment(text)?.slice(0, 10) ?? null);
		case 'text':
			return text;
	}
}

/** Answers in their one spelling; what is unknown, empty or cannot be read is left out. */
export function readAnswers(typed: Readonly<Record<string, string>>): ApplicationAnswers {
	const read = Object.entries(typed).map(([name, text]) => [name, readAnswer(name, text)] as const);
	return Object.fromEntries(read.filter((entry): entry is [string, string] => entry[1] !== null));
}

/** Answers that are kept with the lead, and those that are kept apart. */
export function splitAnswers(answers: ApplicationAnswers): {
	open: ApplicationAnswers;
	private: ApplicationAnswers;
} {
	const isPrivate = ([name]: readonly [string, string]) => isPrivateAnswer(name);
	const entries = Object.entries(answers);
	return {
		open: Object.fromEntries(entries.filter((entry) => !isPrivate(entry))),
		private: Object.fromEntries(entries.filter(isPrivate)),
	};
}

/** An amount among answers, dollars; null where it was not given. */
export function dollarsOf(answers: ApplicationAnswers, name: string): number | null {
	const text = answers[name];
	return text === undefined ? null : readAmount(text);
}

/**
 * What is to be borrowed: the price without the deposit and what the trade-in is worth, with what is still owed on it. Never less than 0;
 * null while the price is not known.
 */
export function loanAmount(answers: ApplicationAnswers): number | null {
	const price = dollarsOf(answers, 'vehicle_price');
	if (price === null) return null;
	const amount = (name: string) => dollarsOf(answers, name) ?? 0;
	return Math.max(0, price - amount('deposit') - amount('trade_in_value') + amount('trade_in_owing'));
}

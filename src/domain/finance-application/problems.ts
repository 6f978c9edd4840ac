import { formatDollars, formatDollarsAndCents } from '../price/money.ts';
import { MOST_DOLLARS } from '../price/most-dollars.ts';
import { readAmount } from './amount-entry.ts';
import { dollarsOf, readAnswer } from './answers.ts';
import type { ApplicationField, ApplicationStep } from './field.ts';
import { APPLICATION_FIELDS, type ApplicationAnswers, controlOf } from './fields.ts';

/** The longest text of an answer, characters. */
const LONGEST = 200;

/** Credit contracts are made with adults; the one date an application asks for is that of birth. */
const ADULT_YEARS = 18;
const TOO_YOUNG = `You must be at least ${ADULT_YEARS} years old to apply for finance.`;

/** The message where the sender has not agreed that the details may be used. */
export const FINANCE_CONSENT_PROBLEM = 'You must agree that we may use these details before you send them.';

/** What the box of that agreement says, and what is kept as the words agreed to. */
export const financeConsentWords = (dealer: string): string =>
	`I agree that ${dealer} may use these details to discuss finance with me and to prepare an application.`;

/** What answers are checked with. */
export interface AnswersCheck {
	/** Steps that must be complete; answers of the others only have to be readable. */
	steps: readonly ApplicationStep[];
	/** Answers the lead API has already, which the page does not know any more. */
	held?: ReadonlySet<string>;
	/** Today at the dealer: '2026-11-28'. */
	today: string;
}

/** What must be mended in the answers of an application, in the order of its fields. */
export function applicationProblems(
	typed: ApplicationAnswers,
	{ steps, held = new Set(), today }: AnswersCheck,
): { field: string; message: string }[] {
	return Object.entries<ApplicationField>(APPLICATION_FIELDS).flatMap(([name, field]) => {
		const isMissing = (typed[name] ?? '').trim() === '';
		const message = isMissing
			? steps.includes(field.step) && !held.has(name) && isNeeded(name, field, typed) && field.problem
			: unreadable(name, field, typed, today) || conflict(name, typed);
		return message ? [{ field: controlOf(name), message }] : [];
	});
}

function isNeeded(name: string, { isOptional }: ApplicationField, typed: ApplicationAnswers): boolean {
	if (name === 'employed_for') return typed['employment'] !== 'not_working';
	return !isOptional;
}

/** What is wrong with an answer by itself; undefined for nothing. */
function unreadable(
	name: string,
	{ kind, problem }: ApplicationField,
	typed: ApplicationAnswers,
	today: string,
): string | undefined {
	const text = typed[name] ?? '';
	if (text.length > LONGEST) return `Please shorten this to ${LONGEST} characters.`;
	const read = readAnswer(name, text);
	const isAmount = kind === 'money' || kind === 'amount';
	// An amount below the field's least is read, and has the field's own problem.
	if (read === null && isAmount && readAmount(text) === null && /^-?\$?\s*-?[\d.,\s]+$/.test(text.trim()))
		return text.includes('-')
			? 'Enter an amount of $0 or more, such as 5,000.'
			: `Enter an amount of up to ${formatDollars(MOST_DOLLARS)}, such as 5,000.`;
	if (read === null || (kind === 'date' && (read >= today || read < '1900'))) return problem;
	if (kind === 'date' && read > eighteenYearsBefore(today)) return TOO_YOUNG;
	const period = typed[`${name}_period`];
	return period !== undefined && period !== '' && readAnswer(`${name}_period`, period) === null
		? 'Choose a week, a fortnight or a month.'
		: undefined;
}

/** The last day of birth of an adult: '2008-11-28' for 2026-11-28. */
function eighteenYearsBefore(today: string): string {
	return `${Number(today.slice(0, 4)) - ADULT_YEARS}${today.slice(4)}`;
}

/** What is wrong with an answer because of another one. */
function conflict(name: string, typed: ApplicationAnswers): string | undefined {
	const price = dollarsOf(typed, 'vehicle_price');
	const dollars = dollarsOf(typed, name);
	if (!price || dollars === null || dollars <= price) return undefined;
	const most = formatDollarsAndCents(price);
	if (name === 'deposit') return `Your deposit is more than the price. Enter ${most} or less.`;
	return name === 'balloon' ? `The balloon is more than the price. Enter ${most} or less.` : undefined;
}

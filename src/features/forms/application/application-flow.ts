import type { Subject } from '../../../browser/stock-search/find-subject.ts';
import { ADDRESS_ANSWERS } from '../../../domain/finance-application/address-answers.ts';
import { readAnswer } from '../../../domain/finance-application/answers.ts';
import { APPLICATION_STEPS, PERIODS } from '../../../domain/finance-application/field.ts';
import {
	APPLICATION_FIELDS,
	type ApplicationFieldName,
	controlOf,
	isPrivateAnswer,
} from '../../../domain/finance-application/fields.ts';
import {
	applicationProblems,
	FINANCE_CONSENT_PROBLEM,
} from '../../../domain/finance-application/problems.ts';
import { localTime } from '../../../domain/time/local-date.ts';
import { fieldOf, textOf } from '../browser/answers/field-text.ts';
import type { FormFlow } from '../island/form-flow.ts';

/** The fields of an application, by the names of its answers. */
export const ANSWER_NAMES = Object.keys(APPLICATION_FIELDS) as ApplicationFieldName[];

const CONTACT = ['name', 'email', 'phone', 'dealership_slug'];
const WORK = ['employed_for', 'occupation', 'employer'];

/** Every answer, and the period of those that have one. */
const ALL = ANSWER_NAMES.flatMap((name) =>
	APPLICATION_FIELDS[name].kind === 'amount' ? [name, `${name}_period`] : [name],
);

/** The answers as they are typed, by their names. Those of a job are left out where there is none. */
export function typedAnswers(form: HTMLFormElement): Record<string, string> {
	const isWorking = textOf(form, controlOf('employment')) !== 'not_working';
	const given = ALL.map((name) => {
		const isAsked = isWorking || !WORK.includes(name);
		return [name, isAsked ? (textOf(form, controlOf(name))?.trim() ?? '') : ''] as const;
	});
	return Object.fromEntries(given);
}

/** A finance application: five steps, sent as they are left; income, expenses and identity are never kept on the device. */
export const APPLICATION_FLOW: FormFlow = {
	steps: [
		[...CONTACT, ...controlsOf('about')],
		controlsOf('loan'),
		controlsOf('employment'),
		controlsOf('income'),
		[],
	],
	kept: [...CONTACT, ...ALL.filter((name) => !isPrivateAnswer(name)).map(controlOf)],
	isSentByStep: true,
	stillHere:
		'What you typed is still here. Please stay on this page, as your income, expenses, date of birth and licence number are not kept on this device.',
	hasOverview: 'returning',
	problems: (form, held) => {
		const { date: today } = localTime(new Date(), undefined);
		const isAgreed = (fieldOf(form, 'finance_consent') as HTMLInputElement | null)?.checked;
		return [
			...applicationProblems(typedAnswers(form), { steps: APPLICATION_STEPS, held, today }),
			...(isAgreed ? [] : [{ field: 'finance_consent', message: FINANCE_CONSENT_PROBLEM }]),
		];
	},
	body: (form, held) => {
		const typed = typedAnswers(form);
		const isSaid = (name: string) => {
			const amount = name.replace(/_period$/, '');
			const answer = typed[name] ?? '';
			// One of a later step that cannot be read yet: that step says so.
			if (answer !== '' && readAnswer(name, answer) === null) return false;
			return typed[amount] !== '' || (amount === name && !held.has(name));
		};
		return {
			application: Object.fromEntries(Object.entries(typed).filter(([name]) => isSaid(name))),
			finance_figures: location.search || null,
			finance_consent: (fieldOf(form, 'finance_consent') as HTMLInputElement | null)?.checked ?? false,
		};
	},
	sentPrivately: (form) => {
		const typed = typedAnswers(form);
		return ANSWER_NAMES.filter((name) => isPrivateAnswer(name) && typed[name] !== '');
	},
	fillIn: (form, query, { answers: restored, search }) => {
		const car_id = query.get('car_id');
		// The price that was kept is of another vehicle.
		if (car_id !== null && car_id !== new URLSearchParams(search).get('car_id'))
			clearRestored(form, 'vehicle_price', restored);
		for (const [parameter, name] of Object.entries(ADDRESS_ANSWERS)) {
			const control = controlOf(name);
			const field = fieldOf(form, control);
			const answer = answerToShow(name, query.get(parameter) ?? '');
			if (!field || answer === null || field === document.activeElement) continue;
			const isPeriod = PERIODS.some((period) => period === answer);
			if (isPeriod || field.value === '' || field.value === restored[control]) field.value = answer;
		}
	},
};

function controlsOf(step: (typeof APPLICATION_STEPS)[number]): string[] {
	return ANSWER_NAMES.filter((name) => APPLICATION_FIELDS[name].step === step).map(controlOf);
}

/** What an address says for an answer; an amount that cannot be read as it is written, as its step says what is wrong with it. */
function answerToShow(name: string, text: string): string | null {
	const kind = APPLICATION_FIELDS[name as ApplicationFieldName]?.kind;
	const isAmount = kind === 'money' || kind === 'amount';
	return readAnswer(name, text) ?? (isAmount && text.trim() !== '' ? text.trim() : null);
}

/** Empties the field of an answer that was restored, unless something else was typed since. */
function clearRestored(
	form: HTMLFormElement,
	name: string,
	restored: Readonly<Record<string, string>>,
): void {
	const field = fieldOf(form, controlOf(name));
	if (field && field !== document.activeElement && field.value === restored[controlOf(name)])
		field.value = '';
}

/** Fills in the price of the application's vehicle where none was typed. */
export function fillInPrice(form: HTMLFormElement, { price }: Pick<Subject, 'price'>): void {
	const field = fieldOf(form, controlOf('vehicle_price'));
	if (!field || price === null || field.value !== '' || field === document.activeElement) return;
	field.value = String(price);
}

import { element } from '../../../browser/leads/element.ts';
import type { Timetable } from '../../../domain/hours/timetable.ts';
import { visitDays } from '../../../domain/hours/visit-times.ts';
import { type LocalDate, localTime } from '../../../domain/time/local-date.ts';
import { formatTime, minutesOf } from '../../../domain/time/time-of-day.ts';
import { typedMoment } from '../../../domain/time/typed-moment.ts';
import type { FormRules } from '../embed/form-rules.ts';
import { choiceButtons } from './choice-buttons.ts';
import { freeTimes } from './free-times.ts';
import { fieldOf } from './read-form.ts';
import { visitDayChoice } from './visit-day-choice.ts';

/**
 * Asks for day and time of a visit by what the location offers, instead of any moment (TESTDRIVE-002, resolutions 103 and 106): the next
 * days with opening hours as buttons, later ones in a list beside them, and the times of the chosen day. Takes the place of each text
 * field with `data-visit`; the moment goes into a hidden field of the same name, as `2026-11-28T10:30`.
 *
 * @param api where the lead API answers
 */
export function offerVisits(form: HTMLFormElement, rules: FormRules, api: string, now: Date): void {
	for (const input of form.querySelectorAll<HTMLInputElement>('input[data-visit]'))
		offerVisit(form, input, rules, { api: input.dataset['visit'] === 'appointments' ? api : null, now });
}

function offerVisit(
	form: HTMLFormElement,
	input: HTMLInputElement,
	rules: FormRules,
	{ api, now }: { api: string | null; now: Date },
): void {
	const label = input.closest('label');
	const hadFocus = input === document.activeElement;
	const times = element('fieldset', 'visit');
	const days = visitDayChoice(input.name, label?.querySelector('span') ?? '', (date) => showTimes(date));
	const showTimes = async (date: LocalDate, time = '') => {
		input.value = date;
		times.hidden = true;
		const timetable = timetableOf(form, rules);
		const hasTimes = date !== '' && timetable !== null;
		days.takeProblems(!hasTimes);
		if (!hasTimes) return;
		times.hidden = false;
		times.replaceChildren(element('p', 'mid muted', 'Looking for free times…'));
		const free = await freeTimes(api, fieldOf(form, 'dealership_slug')?.value ?? '', date, timetable);
		if (input.value.slice(0, 10) !== date) return;
		times.replaceChildren(...timesOf(input, date, free));
		times.querySelector<HTMLInputElement>(`[value="${CSS.escape(time)}"]`)?.click();
	};
	/** Days of the place as it is chosen now; a day that was chosen stays where it is still offered. */
	const showDays = (moment: string) => {
		const timetable = timetableOf(form, rules);
		days.offer(timetable ? visitDays(timetable, localTime(now, timetable.zone).date) : []);
		const [date = '', time = ''] = moment.split('T');
		showTimes(days.choose(date), time);
	};

	const typed = input.value;
	input.type = 'hidden';
	label?.replaceWith(input, days.box, times);
	showDays(typedMoment(typed) ?? typed);
	if (hadFocus) days.focus();
	// Other visitors may have asked for the time meanwhile.
	form.addEventListener('lead:refused', () => showTimes(input.value.slice(0, 10)));
	form.addEventListener('lead:restored', () => showDays(input.value));
	for (const name of ['dealership_slug', 'location'])
		form.querySelector(`select[name=${name}]`)?.addEventListener('change', () => showDays(input.value));
}

function timesOf(input: HTMLInputElement, date: LocalDate, times: readonly string[]): Node[] {
	if (times.length === 0)
		return [element('p', 'mid muted', 'No times are free on this day. Please choose another day.')];
	const buttons = choiceButtons(
		`${input.name}_time`,
		times.map((time) => ({ value: time, label: formatTime(minutesOf(time)) })),
		(time) => {
			input.value = `${date}T${time}`;
		},
	);
	// What is missing once a day is chosen is its time: links to the problem lead here.
	const first = buttons.querySelector('input');
	if (first) first.dataset['field'] = input.name;
	return [element('legend', '', 'Time'), buttons];
}

/** The hours of the chosen location or dealership, else those the page tells of its place. */
function timetableOf(form: HTMLFormElement, { timetables }: FormRules): Timetable | null {
	const own = ['location', 'dealership_slug'].map((name) => timetables[fieldOf(form, name)?.value ?? '']);
	const known = own.find((timetable) => timetable !== undefined);
	if (known) return known;
	const said = form.closest('main')?.querySelector<HTMLElement>('[data-timetable]')?.dataset['timetable'];
	return said ? JSON.parse(said) : null;
}

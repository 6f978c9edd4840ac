import type { FormRules } from '../../contracts/page/lead-form.ts';
import { formatDate, type LocalDate, localTime, WEEKDAY_NAMES, weekdayOf } from '../../domain/local-date.ts';
import { formatTime, minutesOf } from '../../domain/time-of-day.ts';
import type { Timetable } from '../../domain/timetable.ts';
import { visitDays, visitTimes } from '../../domain/visit-times.ts';
import { element } from './element.ts';
import { fieldOf } from './read-form.ts';

/**
 * Asks for day and time of a visit by what the location offers, instead of any moment (TESTDRIVE-002, resolutions 103 and 106): days with
 * opening hours, and the times the lead API says are free; all times of the day where it does not say.
 *
 * @param api where the lead API answers
 */
export function offerVisits(form: HTMLFormElement, rules: FormRules, api: string, now: Date): void {
	const input = fieldOf(form, 'test_drive_date');
	const label = input?.closest('label');
	if (!(input instanceof HTMLInputElement) || !label) return;
	const times = element('fieldset', 'visit__times');
	times.hidden = true;
	const day = element('select', '');
	day.dataset['field'] = input.name;
	const words = label.querySelector('span');
	const dayLabel = element('label', 'fld', ...(words ? [words] : []), day);

	const showDays = () => {
		const timetable = timetableOf(form, rules);
		const today = timetable && localTime(now, timetable.zone).date;
		const days = timetable && today ? visitDays(timetable, today) : [];
		day.replaceChildren(
			new Option('Any day: we will call you', ''),
			...days.map((date) => new Option(dayText(date), date)),
		);
		choose('');
	};
	const choose = (moment: string) => {
		input.value = moment;
		if (moment === '') times.hidden = true;
	};
	const showTimes = async () => {
		const date = day.value;
		choose(date);
		const timetable = timetableOf(form, rules);
		if (date === '' || !timetable) return;
		times.hidden = false;
		times.replaceChildren(element('p', 'mid muted', 'Looking for free times…'));
		const free = await freeTimes(api, fieldOf(form, 'dealership_slug')?.value ?? '', date, timetable);
		if (day.value === date) times.replaceChildren(...timeChoices(free, (time) => choose(`${date}T${time}`)));
	};

	input.type = 'hidden';
	input.value = '';
	label.replaceWith(input, dayLabel, times);
	day.addEventListener('change', showTimes);
	// Somebody else may have taken the time meanwhile.
	form.addEventListener('lead:refused', showTimes);
	form.querySelector('select[name=dealership_slug]')?.addEventListener('change', showDays);
	showDays();
}

/** The hours of the chosen dealership, else those the page tells of its place. */
function timetableOf(form: HTMLFormElement, { timetables }: FormRules): Timetable | null {
	const own = timetables[fieldOf(form, 'dealership_slug')?.value ?? ''];
	if (own) return own;
	const said = form.closest('main')?.querySelector<HTMLElement>('[data-timetable]')?.dataset['timetable'];
	return said ? JSON.parse(said) : null;
}

/** Longer than this nobody waits for free times, milliseconds. */
const PATIENCE_MS = 4000;

async function freeTimes(
	api: string,
	dealership_slug: string,
	date: LocalDate,
	timetable: Timetable,
): Promise<string[]> {
	const open = visitTimes(timetable, date);
	try {
		const query = new URLSearchParams({ dealership_slug, date });
		const response = await fetch(`${api}/appointments?${query}`, {
			signal: AbortSignal.timeout(PATIENCE_MS),
		});
		const answer = response.ok ? await response.json() : null;
		const times: unknown = answer?.times;
		if (Array.isArray(times)) return times.filter((time) => /^\d{2}:\d{2}$/.test(time));
	} catch {
		// Any of the day's times may be asked for then.
	}
	return open;
}

function timeChoices(times: readonly string[], choose: (time: string) => void): Node[] {
	if (times.length === 0)
		return [element('p', 'mid muted', 'No times are free on this day. Please choose another day.')];
	const choices = times.map((time) => {
		const radio = element('input', '');
		radio.type = 'radio';
		radio.name = 'visit_time';
		radio.value = time;
		radio.addEventListener('change', () => choose(time));
		return element('label', 'visit__time', radio, element('span', 'num', formatTime(minutesOf(time))));
	});
	return [element('legend', '', 'Time'), element('div', 'visit__grid', ...choices)];
}

/** 'Saturday 28 Nov'. */
function dayText(date: LocalDate): string {
	return `${WEEKDAY_NAMES[weekdayOf(date)]} ${formatDate(date).replace(/ \d{4}$/, '')}`;
}

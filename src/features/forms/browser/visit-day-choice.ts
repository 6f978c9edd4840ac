import { element } from '../../../browser/leads/element.ts';
import { formatDate, type LocalDate, WEEKDAY_NAMES, weekdayOf } from '../../../domain/time/local-date.ts';
import { choiceButtons } from './choice-buttons.ts';

/** How many days are buttons; later ones are in the list beside them. */
const DAYS_AS_BUTTONS = 6;

/** The choice of a day. */
export interface VisitDayChoice {
	box: HTMLElement;
	/** Offers other days. */
	offer: (days: readonly LocalDate[]) => void;
	/** Chooses a day that is offered, else any; gives what is chosen: '' for any day. */
	choose: (date: LocalDate) => LocalDate;
	/** Whether links to a problem with the visit lead to the days. */
	takeProblems: (isHere: boolean) => void;
	focus: () => void;
}

/**
 * The next days as buttons, and a list of all later ones beside them, each written the Australian way.
 *
 * @param words what is asked, as the label of the field says it
 */
export function visitDayChoice(
	name: string,
	words: Node | string,
	chosen: (date: LocalDate) => void,
): VisitDayChoice {
	const box = element('fieldset', 'visit');
	const later = element('select', '');
	const radios = () => [...box.querySelectorAll<HTMLInputElement>('input[type=radio]')];
	later.addEventListener('change', () => {
		for (const radio of radios()) radio.checked = radio.value === later.value;
		chosen(later.value);
	});
	return {
		box,
		offer: (days) => {
			const next = days.slice(0, DAYS_AS_BUTTONS);
			const rest = days.slice(DAYS_AS_BUTTONS);
			const buttons = choiceButtons(
				`${name}_day`,
				[{ value: '', label: 'Any day' }, ...next.map((date) => ({ value: date, label: dayText(date, 3) }))],
				(date) => {
					later.value = '';
					chosen(date);
				},
			);
			later.replaceChildren(
				new Option('Choose from the list', ''),
				...rest.map((date) => new Option(dayText(date), date)),
			);
			const list = element('label', 'fld visit__later', 'A later day', later);
			list.hidden = rest.length === 0;
			box.replaceChildren(element('legend', '', words), buttons, list);
		},
		choose: (date) => {
			const button = radios().find(({ value }) => value === date);
			later.value = button ? '' : date;
			const isOffered = button !== undefined || later.value === date;
			const [anyDay] = radios();
			if (button) button.checked = true;
			else if (!isOffered && anyDay) anyDay.checked = true;
			if (!isOffered) later.value = '';
			return isOffered ? date : '';
		},
		takeProblems: (isHere) => {
			const first = radios()[0];
			if (isHere) first?.setAttribute('data-field', name);
			else first?.removeAttribute('data-field');
		},
		focus: () => (radios().find(({ checked }) => checked) ?? later).focus(),
	};
}

/** 'Saturday 28 Nov', or 'Sat 28 Nov' with so many letters of the weekday. */
function dayText(date: LocalDate, letters?: number): string {
	return `${WEEKDAY_NAMES[weekdayOf(date)].slice(0, letters)} ${formatDate(date).replace(/ \d{4}$/, '')}`;
}

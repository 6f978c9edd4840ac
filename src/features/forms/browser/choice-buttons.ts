import { element } from '../../../browser/leads/element.ts';

/** One of several buttons of which one can be on. */
export interface ButtonChoice {
	value: string;
	label: string;
}

/**
 * Radio buttons that look like buttons: arrow keys move between them and screen readers count them, as the browser does it.
 *
 * @param name the group; its value is not sent, `choose` is called with it
 */
export function choiceButtons(
	name: string,
	choices: readonly ButtonChoice[],
	choose: (value: string) => void,
): HTMLElement {
	const buttons = choices.map(({ value, label }) => {
		const radio = element('input', '');
		Object.assign(radio, { type: 'radio', name, value });
		radio.addEventListener('change', () => choose(value));
		return element('label', 'visit__time', radio, element('span', 'num', label));
	});
	return element('div', 'visit__grid', ...buttons);
}

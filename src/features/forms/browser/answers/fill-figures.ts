import { figuresQuery } from '../../../../domain/finance/calculator/figures-query.ts';
import { handedOverText } from '../../../../domain/finance/calculator/handed-over-text.ts';

/** The attribute in which a calculator in use has its figures, as the query of an address. */
const FIGURES = 'data-figures';

/**
 * Writes the figures of a calculator on the page, else those the address hands over, into a form's message, and into a field of their own
 * for the dealer's systems. A message that the visitor typed, or that the form begins with, stays.
 */
export function fillInFigures(form: HTMLFormElement): void {
	const message = form.elements.namedItem('message');
	if (!(message instanceof HTMLTextAreaElement) || message === document.activeElement) return;
	const calculator = document.querySelector(`[${FIGURES}]`);
	const query = calculator?.getAttribute(FIGURES) ?? location.search;
	const figures = handedOverText(query);
	if (figures === null || (message.value !== '' && message.value !== form.dataset['filled'])) return;
	message.value = figures;
	// What it was filled with, to tell it from what was typed: the figures may change once more.
	form.dataset['filled'] = figures;
	figuresField(form).value = figuresQuery(query);
}

/** The hidden field of the lead's `finance_figures`; forms without figures have none. */
function figuresField(form: HTMLFormElement): HTMLInputElement {
	const before = form.elements.namedItem('finance_figures');
	if (before instanceof HTMLInputElement) return before;
	const field = document.createElement('input');
	field.type = 'hidden';
	field.name = 'finance_figures';
	form.append(field);
	return field;
}

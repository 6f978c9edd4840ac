import { handedOverText } from '../../../domain/finance/handed-over-text.ts';

/** The attribute in which a calculator in use has its figures, as the query of an address. */
const FIGURES = 'data-figures';

/** Takes the finance calculator's figures over into the message: at once, and whenever the form's dialog opens or the form is entered. */
export function watchFigures(form: HTMLFormElement): void {
	const fill = () => fillInFigures(form);
	fill();
	form.addEventListener('focusin', fill);
	form.closest('[popover]')?.addEventListener('beforetoggle', fill);
}

/**
 * Writes the figures of a calculator on the page, else those the address hands over, into a form's message. A message that the visitor typed,
 * or that the form begins with, stays.
 */
function fillInFigures(form: HTMLFormElement): void {
	const message = form.elements.namedItem('message');
	if (!(message instanceof HTMLTextAreaElement) || message === document.activeElement) return;
	const calculator = document.querySelector(`[${FIGURES}]`);
	const figures = handedOverText(calculator?.getAttribute(FIGURES) ?? location.search);
	if (figures === null || (message.value !== '' && message.value !== form.dataset['filled'])) return;
	message.value = figures;
	// What it was filled with, to tell it from what was typed: the figures may change once more.
	form.dataset['filled'] = figures;
}

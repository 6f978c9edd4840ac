import { readableMoment } from '../../../domain/time/readable-moment.ts';
import type { OverviewStep } from '../../../ui/form/StepOverview.tsx';
import { checkForm, stepOf, textOf } from '../../forms/embed/form-kit.ts';
import type { PURCHASE_STEPS } from '../view/step-titles.ts';
import { chosenExtras } from './purchase-flow.ts';
import type { Purchase } from './use-purchase.ts';

type Title = (typeof PURCHASE_STEPS)[number];

/** What each step asks. */
const ASKS: Readonly<Record<Title, string>> = {
	'Your details': 'How we reach you',
	'Your trade-in': 'Whether you have one',
	'How you pay': 'Bank transfer or finance',
	'Delivery or pick-up': 'Choose a day and a time',
	Extras: 'All optional',
	Review: 'Every line, before anything is paid',
};

/** The steps of a purchase: one is done once it was left and nothing in it is missing. */
export function purchaseSteps({ form, flow, lead }: Purchase): OverviewStep[] {
	const element = lead.element();
	const titles = form.steps as readonly Title[];
	const reached = element ? lead.state.step : 0;
	const wrong = element
		? new Set(checkForm(element, form, flow).map(({ field }) => stepOf(field, form, flow)))
		: new Set();
	const isDone = (index: number) => index < reached && !wrong.has(index) && index < titles.length - 1;
	const next = titles.findIndex((_, index) => !isDone(index));
	return titles.map((title, index) => {
		if (element && isDone(index)) return { title, text: answerOf(title, element), state: 'done' };
		return { title, text: ASKS[title], state: index === next ? 'next' : 'later' };
	});
}

/** The answers of a step in one line. */
function answerOf(title: Title, form: HTMLFormElement): string {
	const value = (name: string) => textOf(form, name)?.trim() ?? '';
	switch (title) {
		case 'Your details':
			return [value('name'), value('phone')].join(', ');
		case 'Your trade-in':
			return value('trade_in') === 'Yes' ? 'Yes, valued when we see it' : 'None';
		case 'How you pay':
			return value('finance') === 'Yes' ? 'With finance' : 'None. You pay by bank transfer.';
		case 'Delivery or pick-up':
			return `${value('handover')}, ${readableMoment(value('handover_date'))}`;
		case 'Extras':
			return chosenExtras(form).join('; ') || 'None';
		case 'Review':
			return '';
	}
}

import type { LeadProblem } from '../../../domain/lead/lead-problems.ts';
import { BASE_FLOW, CONTACT } from '../../checkout/embed/browser/checkout-flow.ts';
import { type FormFlow, textOf } from '../../forms/embed/form-kit.ts';
import { purchasePage } from '../browser/purchase-page.ts';

/** The hidden field with the extras that are ticked, which is what the device keeps of them. */
export const KEPT_EXTRAS = 'kept_extras';

/** A buyer begins with the overview of all steps, and comes back to it; a vehicle without extras has no step for them. */
export function purchaseFlow(hasExtras: boolean): FormFlow {
	return {
		...BASE_FLOW,
		steps: [
			CONTACT,
			['trade_in', 'opt_in_trade'],
			['finance'],
			['handover', 'delivery_address', 'handover_date'],
			...(hasExtras ? [['extras', KEPT_EXTRAS]] : []),
			[],
		],
		kept: [...CONTACT, 'trade_in', 'finance', 'handover', 'delivery_address', 'handover_date', KEPT_EXTRAS],
		...('location' in globalThis && { page: purchasePage(location) }),
		hasOverview: 'always',
		problems,
		body: (form) => ({ trade_in: textOf(form, 'trade_in') || undefined, extras: chosenExtras(form) }),
	};
}

/** What must be mended in the steps between the contact details and the review. */
function problems(form: HTMLFormElement): LeadProblem[] {
	const value = (name: string) => textOf(form, name)?.trim() ?? '';
	const isDelivered = value('handover') === 'Delivery';
	const found: [field: string, isWrong: boolean, message: string][] = [
		['trade_in', value('trade_in') === '', 'Please say whether you trade in a vehicle.'],
		['finance', value('finance') === '', 'Please choose how you pay.'],
		['handover', value('handover') === '', 'Please choose delivery or pick-up.'],
		[
			'delivery_address',
			isDelivered && value('delivery_address') === '',
			'Please enter the address, such as 18 Kintail Road, Applecross 6153.',
		],
		[
			'handover_date',
			!/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}$/.test(value('handover_date')),
			'Please choose a day and a time.',
		],
	];
	return found.flatMap(([field, isWrong, message]) => (isWrong ? [{ field, message }] : []));
}

/** The extras that are ticked, in the form's words. */
export function chosenExtras(form: HTMLFormElement): string[] {
	return [...form.querySelectorAll<HTMLInputElement>('[name=extras]:checked')].map(({ value }) => value);
}

import { PAYMENT_CATEGORY } from '../../../domain/lead/lead-category.ts';
import { formatDollarsAndCents } from '../../../domain/price/money.ts';
import { fieldOf, lastAttempt, lastBody } from '../../forms/embed/form-kit.ts';

/**
 * Fills in what was typed in this tab before, for a payer whom the check of the payment led back to change something. The terms are agreed
 * to again.
 */
export function fillInTyped(form: HTMLFormElement): void {
	const body = lastBody(lastAttempt(document.body.dataset['dealer'] ?? ''));
	if (body?.['category'] !== PAYMENT_CATEGORY) return;
	for (const name of ['payment_reference', 'name', 'email', 'payment_amount']) {
		const field = fieldOf(form, name);
		const value = body[name];
		if (field?.value !== '') continue;
		field.value = typeof value === 'number' ? formatDollarsAndCents(value).slice(1) : String(value ?? '');
	}
}

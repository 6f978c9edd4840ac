import type { Enquiry } from '../../api/leads/enquiries.ts';
import type { FieldProblem } from '../../api/problem.ts';
import type { ApiSite } from '../../api/site/site-file.ts';
import { PAYMENT_CATEGORY } from '../../domain/lead/lead-category.ts';
import { PAYMENT_MINUTES } from '../../domain/payment/online-payment.ts';
import { paymentProblems } from '../../domain/payment/payment-problems.ts';
import { fieldRefusal, Refusal } from '../answers/refusal.ts';
import type { Deps } from '../deps.ts';
import type { IncomingForm, SaveLead } from '../intake/store-incoming.ts';
import { limitCall } from '../limits/count-call.ts';
import { inCents } from '../reservations/stock-event.ts';
import { newId } from '../store/database/new-id.ts';
import { emailKey } from '../store/leads/lead-rows.ts';

const MINUTE_MS = 60 * 1000;

/** Problems of the reference and the amount of a payment; none for other enquiries. */
export function requestedPaymentProblems(
	{ category, payment_reference, payment_amount }: Enquiry,
	{ online_payment }: Pick<ApiSite, 'online_payment'>,
): FieldProblem[] {
	if (category !== PAYMENT_CATEGORY || !online_payment) return [];
	return paymentProblems(
		{ reference: payment_reference ?? '', amount: payment_amount ?? null },
		online_payment,
	);
}

/**
 * How to store the lead of an online payment: together with the payment, and delivered once it is paid. Undefined for other enquiries.
 * Throws a Refusal where the dealer takes none, and above the limits against the trial of stolen cards.
 */
export async function paymentFor(
	deps: Deps,
	{ site, address, now, sent }: IncomingForm,
	{ category, payment_reference, payment_amount = 0, email }: Enquiry,
): Promise<SaveLead | undefined> {
	if (category !== PAYMENT_CATEGORY) return undefined;
	const { payments, online_payment, slug } = site;
	if (!payments || !online_payment)
		throw new Refusal(409, 'Nothing can be paid online here. You have not paid anything.', {
			remedy: 'call',
		});
	await limitCall(deps, 'payment_of_address', address);
	await limitCall(deps, 'payment_of_email', `${slug} ${emailKey(email)}`);
	if (site.forms.captcha && !sent.values['captcha']) await limitCall(deps, 'unproved_payment', address);
	await limitCall(deps, 'payment_of_dealer', slug);
	return async (order) => {
		const { lead } = order;
		if (lead.status === 'quarantined') throw notAPerson();
		const saved = await deps.store.startOnlinePayment(
			{
				...order,
				// Held until it is paid: nothing else is worth a message.
				lead: { ...lead, status: 'unverified' },
				targets: [
					...order.targets.filter(({ channel }) => channel !== 'receipt'),
					{ channel: 'receipt', target: email },
				],
			},
			{
				id: newId('pay', now),
				dealer: slug,
				reference: payment_reference ?? '',
				cents: inCents(payment_amount),
				ends_at: new Date(now.getTime() + PAYMENT_MINUTES * MINUTE_MS).toISOString(),
				provider: payments.provider,
			},
		);
		if (saved?.status === 'quarantined') throw notAPerson();
		return saved;
	};
}

function notAPerson(): Refusal {
	return fieldRefusal([
		{
			field: 'captcha',
			message: 'The spam check failed. You have not paid anything.',
			remedy: 'reload',
		},
	]);
}

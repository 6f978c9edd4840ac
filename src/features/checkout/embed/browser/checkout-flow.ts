import { NOTHING_PAID } from '../../../../domain/payment/nothing-paid.ts';
import { type FormFlow, fieldOf, PLAIN_FLOW } from '../../../forms/embed/form-kit.ts';
import { keepReservation } from './own-reservation.ts';

/** Contact details, which the first step asks for. */
export const CONTACT = ['name', 'email', 'phone'] as const;

/**
 * What all checkouts do: each step is sent as it is left, so that the dealer can help who stops half-way. A vehicle is held as long as the
 * deposit is paid, so that nothing is sent later, when the shopper has left.
 */
export const BASE_FLOW = {
	...PLAIN_FLOW,
	isSentByStep: true,
	stillHere: NOTHING_PAID,
	leadsOn: (form, path) =>
		keepReservation(document.body.dataset['dealer'] ?? '', fieldOf(form, 'car_id')?.value ?? '', path),
} satisfies Partial<FormFlow>;

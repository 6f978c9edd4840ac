import { changeDealerReservation } from '../../api/reservations/pages.ts';
import type { ApiSite } from '../../api/site-file.ts';
import { dealerHeadline, dealerMoney } from '../../domain/reservation/dealer-words.ts';
import type { ReservationEvent } from '../../domain/reservation/transition.ts';
import { escaped, htmlPage } from '../answers/html-page.ts';
import type { ReservationEntry, StoredReservation } from '../store/reservation-store.ts';
import { pathOf } from './links.ts';
import { momentAt } from './moment.ts';
import { vehicleLine } from './reservation-page.ts';

/** What the dealer may do, with the label of its button. */
export const DEALER_ACTIONS = {
	released: 'Release the vehicle and refund the deposit',
	extended: 'Extend it once',
	converted: 'Sold to this shopper, keep the deposit towards the price',
	deposit_returned: 'Refund the deposit',
} as const satisfies Partial<Record<ReservationEvent['type'], string>>;

export type DealerAction = keyof typeof DEALER_ACTIONS;

/** Page of a reservation for the dealer, with a button for each thing that can be done now. */
export function dealerReservationPage(
	reservation: StoredReservation,
	history: readonly ReservationEntry[],
	{ site, token, note = '' }: { site: ApiSite; token: string; note?: string },
): Response {
	const moment = momentAt(site, reservation);
	const body = `${note === '' ? '' : `<p role="status"><strong>${escaped(note)}</strong></p>`}
<p>${escaped(dealerMoney(reservation))}.</p>
${vehicleLine(reservation, site)}
${actionsFor(reservation)
	.map((action) => button(action, token))
	.join('\n')}
<h2>What happened</h2>
<dl>${history.map(({ at, event }) => `<dt>${escaped(moment(at))}</dt><dd>${escaped(HAPPENED[event] ?? event)}</dd>`).join('')}</dl>`;
	return htmlPage(200, dealerHeadline(reservation, moment), body, site);
}

/** The actions of a reservation as it is now. */
export function actionsFor({ state, payment, extended }: StoredReservation): DealerAction[] {
	if (state === 'converted') return payment === 'paid' ? ['deposit_returned'] : [];
	if (state !== 'reserved') return [];
	return ['released', ...(extended ? [] : (['extended'] as const)), 'converted'];
}

function button(action: DealerAction, token: string): string {
	return `<form method="post" action="${escaped(pathOf(changeDealerReservation.path, token))}">
<input type="hidden" name="action" value="${action}">
<button>${DEALER_ACTIONS[action]}</button></form>`;
}

/** Events in words, for the history. */
export const HAPPENED: Readonly<Record<string, string | undefined>> = {
	held: 'Held while the deposit is being paid',
	session_opened: 'Payment page opened',
	paid: 'Deposit paid',
	session_closed: 'Payment page closed without a payment',
	abandoned: 'Given up by the shopper before paying',
	time_over: 'Time over',
	cancelled: 'Cancelled by the shopper',
	released: 'Released by the dealership',
	extended: 'Extended by the dealership',
	converted: 'Sold to this shopper',
	deposit_returned: 'Refund requested by the dealership',
	vehicle_sold: 'Sold, as the stock says',
	vehicle_repriced: 'Price changed',
	refunded: 'Deposit refunded in full',
	refund_failed: 'Refund refused by the payment provider',
	refunded_there: 'Deposit refunded in the dealership’s account at the payment provider',
	disputed: 'Payment disputed by the shopper’s bank',
};

import { changeDealerReservation } from '../../api/reservations/pages.ts';
import { leadReference } from '../../domain/lead/lead-reference.ts';
import { dealerHeadline, dealerMoney } from '../../domain/reservation/dealer-words.ts';
import { inDollars } from '../../domain/reservation/reservation-words.ts';
import { type ReservationEvent, transition } from '../../domain/reservation/transition.ts';
import { dealPage } from '../answers/deal-page.ts';
import { escaped } from '../answers/html-page.ts';
import type { ReservationEntry, StoredReservation } from '../store/reservations/reservation-store.ts';
import { EVENT_LABELS } from './event-labels.ts';
import { pathOf } from './links.ts';
import { momentAt } from './moment.ts';
import { boughtOnline } from './online-purchase.ts';
import { type PageParts, timeUntil } from './page-parts.ts';
import { vehicleSummary } from './vehicle-summary.ts';

/** What the dealer may do: the label of its button, and what it does; '' where the page says it with its times. */
export const DEALER_ACTIONS = {
	converted: [
		'Sold to this shopper',
		'The deposit is kept towards the price, and the vehicle stays off the market.',
	],
	extended: ['Extend it once', ''],
	released: [
		'Release and refund',
		'The deposit goes back in full, and other buyers can reserve the vehicle.',
	],
	deposit_returned: ['Refund the deposit', 'It goes back in full; the vehicle stays sold to this shopper.'],
} as const satisfies Partial<Record<ReservationEvent['type'], readonly [label: string, text: string]>>;

/** The name of an action in {@link DEALER_ACTIONS}: the event it sends. */
export type DealerAction = keyof typeof DEALER_ACTIONS;

/** Page of a reservation for the dealer, with a button for each thing that can be done now. */
export function dealerReservationPage(
	reservation: StoredReservation,
	history: readonly ReservationEntry[],
	{ site, token, lead, now, note }: PageParts & { note: string },
): Response {
	const moment = momentAt(site, reservation);
	const { state, reserved_until, price_cents, paid_cents } = reservation;
	const left = state === 'reserved' ? `, ${timeUntil(reserved_until ?? '', now)} left` : '';
	const end = transition(now, reservation, { type: 'extended' })?.reserved_until;
	const extension = end ? `By ${reservation.hours} hours, to ${moment(end)}.` : '';
	const actions = actionsFor(reservation).map((action) =>
		button(action, actionWords(action, reservation, extension), token),
	);
	const entries = history.map(
		({ at, event }) =>
			`<div><dt>${escaped(moment(at))}</dt><dd>${escaped(EVENT_LABELS[event] ?? event)}</dd></div>`,
	);
	return dealPage(
		dealerHeadline(reservation, moment),
		{
			main: `${note === '' ? '' : `<p role="status"><strong>${escaped(note)}</strong></p>`}
<p>${escaped(dealerMoney(reservation))}${left}.</p>
${actions.length > 0 ? `<section class="acts"><h2>What you can do</h2>${actions.join('')}</section>` : ''}
<section><h2>What happened</h2><dl class="facts">${entries.join('')}</dl></section>`,
			aside: vehicleSummary(reservation, site, [
				...(lead ? [['Shopper', lead.fields.name] as const] : []),
				...(lead ? [['Reference', leadReference(lead.id)] as const] : []),
				...boughtOnline(reservation, site, lead).rows,
				['Price when reserved', inDollars(price_cents)],
				['Deposit received', inDollars(paid_cents)],
			]),
		},
		site,
	);
}

/** The actions of a reservation as it is now. */
export function actionsFor({ state, payment, extended }: StoredReservation): DealerAction[] {
	if (state === 'converted')
		return [...(payment === 'paid' ? (['deposit_returned'] as const) : []), 'released'];
	if (state !== 'reserved') return [];
	return ['converted', ...(extended ? [] : (['extended'] as const)), 'released'];
}

function actionWords(
	action: DealerAction,
	{ payment }: StoredReservation,
	extension: string,
): readonly [label: string, text: string] {
	const [label, text] = DEALER_ACTIONS[action];
	if (action === 'released' && payment !== 'paid')
		return ['Release it', 'Other buyers can reserve the vehicle.'];
	return [label, text || extension];
}

function button(action: DealerAction, [label, text]: readonly [string, string], token: string): string {
	return `<form method="post" action="${escaped(pathOf(changeDealerReservation.path, token))}">
<input type="hidden" name="action" value="${action}">
<button${action === 'converted' ? '' : ' class="second"'} aria-describedby="does-${action}">${label}</button><p class="soft small" id="does-${action}">${escaped(text)}</p></form>`;
}

import type { ApiSite } from '../../api/site/site-file.ts';
import { leadReference } from '../../domain/lead/lead-reference.ts';
import { inDollars } from '../../domain/reservation/reservation-words.ts';
import { dealPage } from '../answers/deal-page.ts';
import { callLine, escaped, htmlPage } from '../answers/html-page.ts';
import type { StoredReservation } from '../store/reservations/reservation-store.ts';
import { depositStep } from './deposit-step.ts';
import { boughtOnline } from './online-purchase.ts';
import { changeButton, type PageParts } from './page-parts.ts';
import { reservedParts } from './reserved-parts.ts';
import { handoverOf, nounOf, shopperWords } from './shopper-words.ts';
import { vehicleSummary } from './vehicle-summary.ts';

/** Page of a reservation for its shopper: what is true now, the money first, and what can be done. */
export function reservationStatePage(reservation: StoredReservation, parts: PageParts): Response {
	const { site, token, lead } = parts;
	if (reservation.state === 'held') return depositStep(reservation, parts);
	const words = shopperWords(reservation, site, lead);
	const said = `<p><strong>${escaped(words.money)}</strong> ${escaped(words.text)}</p>`;
	const { before, next, ways } =
		reservation.state === 'reserved' ? reservedParts(reservation, parts) : { before: '', next: '', ways: '' };
	const cancel =
		reservation.state === 'reserved'
			? `<section><h2>Changed your mind?</h2>
<details class="cancel"><summary>Cancel and get ${inDollars(reservation.paid_cents)} back</summary>
<p>It goes back to the card you paid with, in full and without a reason. Banks take a few days to show it. Other buyers can then reserve the ${escaped(nounOf(reservation, site))}.</p>
${changeButton('cancel', `Yes, cancel and refund ${inDollars(reservation.paid_cents)}`, token, 'second')}</details></section>`
			: '';
	return dealPage(
		words.title,
		{
			before,
			main: `${said}${next}${cancel}${callLine(site)}`,
			aside: `${vehicleSummary(reservation, site, [...chosenRows(reservation, parts), ...moneyRows(reservation)])}${ways}`,
		},
		site,
	);
}

/** What a buyer has chosen besides the vehicle. */
function chosenRows(
	reservation: StoredReservation,
	{ site, lead }: PageParts,
): (readonly [label: string, value: string])[] {
	const handover = lead?.kind === 'lead' ? handoverOf(lead.fields) : null;
	return [
		...(handover ? [['Handover, requested', handover] as const] : []),
		...boughtOnline(reservation, site, lead).rows,
	];
}

/** Labels of a deposit that goes back. */
const BACK: { readonly [payment in StoredReservation['payment']]?: string } = {
	refund_due: 'Being refunded',
	refunded: 'Refunded',
};

/** What was paid and what goes back, with the reference to give on the phone. */
function moneyRows({
	lead_id,
	paid_cents,
	payment,
}: StoredReservation): (readonly [label: string, value: string])[] {
	const deposit = inDollars(paid_cents);
	const back = BACK[payment];
	return [
		...(lead_id === null ? [] : [['Reference', leadReference(lead_id)] as const]),
		['Card surcharge', 'None'],
		['Deposit paid', payment === 'paid' || back ? deposit : '$0'],
		...(back ? [[back, deposit] as const] : []),
	];
}

/** Error page for an expired or altered link. */
export function unknownReservationPage(site: ApiSite): Response {
	return htmlPage(
		404,
		'This link does not work',
		`<p>Please open the whole link from our email: a part of it is missing, or its time is over.</p>${callLine(site)}`,
		site,
	);
}

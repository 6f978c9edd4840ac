import type { ApiSite } from '../../../api/site/site-file.ts';
import { dealerHeadline, dealerMoney } from '../../../domain/reservation/dealer-words.ts';
import { EVENT_LABELS } from '../../reservations/event-labels.ts';
import { reservationLink } from '../../reservations/links.ts';
import { momentAt } from '../../reservations/moment.ts';
import type { StoredLead } from '../../store/leads/lead-record.ts';
import type { ReservationEntry, StoredReservation } from '../../store/reservations/reservation-store.ts';
import type { LeadStore } from '../../store/store.ts';

/** The reservation of a lead, for messages to the dealer: as it is when the message is sent. */
export interface ReservationPart {
	reservation: StoredReservation;
	history: readonly ReservationEntry[];
	/** The dealer's page of it. */
	url: string;
}

/** Whether a lead comes from the checkout: it agreed to pay a deposit. */
export function isFromCheckout({ fields }: Pick<StoredLead, 'fields'>): boolean {
	return 'deposit' in fields && fields.deposit !== undefined;
}

/** Loads the reservation of a lead, with the signed link to the dealer's page; null for other leads. */
export function reservationPartOf({
	store,
	secret,
}: {
	store: Pick<LeadStore, 'reservationOfLead' | 'reservationHistory'>;
	secret: string;
}): (lead: StoredLead, site: ApiSite) => Promise<ReservationPart | null> {
	return async (lead, site) => {
		const reservation = isFromCheckout(lead) ? await store.reservationOfLead(lead.id) : null;
		if (!reservation) return null;
		const history = await store.reservationHistory(reservation.id);
		return { reservation, history, url: reservationLink(reservation, 'dealer', { site, secret }) };
	};
}

/** The section of a reservation in a mail: what is true now, what happened, and the link to change it. */
export function reservationLines(part: ReservationPart | null, site: ApiSite): string[] {
	if (!part) return [];
	const { reservation, history, url } = part;
	const moment = momentAt(site, reservation);
	return [
		`Reservation: ${dealerHeadline(reservation, moment)}`,
		`Deposit: ${dealerMoney(reservation)}`,
		...history.map(({ at, event }) => `${moment(at)}: ${EVENT_LABELS[event] ?? event}`),
		`Release, extend, mark as sold or refund it: ${url}`,
		'Opening the link changes nothing; the buttons on the page do. Please do not forward this email.',
	];
}

/** The start of the subject: 'Reserved until Thu 26 Nov 2026, 2:41pm: '. */
export function reservationSubject(part: ReservationPart | null, site: ApiSite): string {
	return part ? `${dealerHeadline(part.reservation, momentAt(site, part.reservation))}: ` : '';
}

/** The reservation in webhooks: amounts are dollars, times ISO 8601. */
export function reservationJson(part: ReservationPart | null): object | null {
	if (!part) return null;
	const { id, state, payment, because, deposit_cents, paid_cents, hold_ends_at, reserved_until } =
		part.reservation;
	return {
		id,
		state,
		payment,
		because,
		deposit: deposit_cents / 100,
		paid: paid_cents / 100,
		hold_ends_at,
		reserved_until,
		events: part.history,
		url: part.url,
	};
}

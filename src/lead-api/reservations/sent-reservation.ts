import type { SentLead } from '../../api/leads/sent-lead.ts';
import type { ApiSite } from '../../api/site/site-file.ts';
import { isFromCheckout } from '../delivery/parts/reservation-part.ts';
import type { Deps } from '../deps.ts';
import type { StoredLead } from '../store/leads/lead-record.ts';
import { calendarPath, reservationPath, reservationToken } from './links.ts';
import { settle } from './settle.ts';
import { shopperWords } from './shopper-words.ts';

/**
 * The reservation of a sent lead in words, after asking the payment provider: its shopper has just come back from there. Null for other
 * leads.
 */
export async function sentReservation(
	deps: Deps,
	site: ApiSite,
	lead: StoredLead,
): Promise<SentLead['reservation']> {
	const found = isFromCheckout(lead) ? await deps.store.reservationOfLead(lead.id) : null;
	if (!found) return null;
	const reservation = await settle(deps, site, found, found.payment === 'refunded' ? 'when due' : 'now');
	const calendar = calendarPath(reservationToken(reservation, 'shopper', deps.secret));
	return {
		...shopperWords(reservation, site, lead),
		page: reservationPath(reservation, 'shopper', deps.secret),
		calendar: reservation.state === 'reserved' ? calendar : null,
		is_awaited: reservation.state === 'held',
	};
}

import type { ApiSite } from '../../api/site/site-file.ts';
import { type ReservationWords, reservationWords } from '../../domain/reservation/reservation-words.ts';
import { readableMoment } from '../../domain/time/readable-moment.ts';
import { findVehicle } from '../sites.ts';
import type { StoredLead } from '../store/leads/lead-record.ts';
import type { StoredReservation } from '../store/reservations/reservation-store.ts';
import { zonedMomentAt } from './moment.ts';

/** 'car'; 'vehicle' for one that is not known any more. */
export function nounOf({ car_id }: Pick<StoredReservation, 'car_id'>, site: ApiSite): string {
	return findVehicle(site, car_id)?.noun ?? 'vehicle';
}

/**
 * A reservation in words for its shopper, with times at the dealership.
 *
 * @param lead its lead, which says how a vehicle that is bought online is handed over; null where it was erased
 */
export function shopperWords(
	reservation: StoredReservation,
	site: ApiSite,
	lead: StoredLead | null,
): ReservationWords {
	const handover = lead && 'handover' in lead.fields ? handoverOf(lead.fields) : null;
	return reservationWords(reservation, {
		noun: nounOf(reservation, site),
		moment: zonedMomentAt(site, reservation),
		handover,
	});
}

/** 'Delivery, Sat 28 Nov 2026, 10:00am': nothing that the shopper has typed. */
export function handoverOf({
	handover,
	handover_date,
}: {
	handover?: string | undefined;
	handover_date: string | null;
}): string | null {
	if (handover === undefined) return null;
	return [handover, handover_date && readableMoment(handover_date)].filter(Boolean).join(', ');
}

import type { ApiSite } from '../../api/site/site-file.ts';
import { SUCCESS_PATH } from '../../paths/paths.ts';
import type { PaymentOrder } from '../payments/provider.ts';
import type { StoredLead } from '../store/leads/lead-record.ts';
import type { StoredReservation } from '../store/reservations/reservation-store.ts';
import { reservationLink } from './links.ts';

/** The confirmation of a browser with JavaScript, which knows what it has sent (resolution 149). */
const CONFIRMATION = `${SUCCESS_PATH}?${new URLSearchParams({ category: 'Reservation' })}`;

/** The order of a deposit, the same each time. */
export function paymentOrder(
	reservation: StoredReservation,
	site: Pick<ApiSite, 'slug' | 'name' | 'url' | 'vehicles'>,
	{ secret, lead }: { secret: string; lead: StoredLead | null },
): PaymentOrder {
	const vehicle = site.vehicles.find(({ id }) => id === reservation.car_id);
	const page = reservationLink(reservation, 'shopper', { site, secret });
	return {
		id: reservation.id,
		dealer: site.slug,
		description: `Refundable deposit for ${vehicle?.title ?? 'a vehicle'}, ${site.name}`,
		cents: reservation.deposit_cents,
		email: lead?.fields.email ?? null,
		made_at: reservation.made_at,
		ends_at: reservation.hold_ends_at,
		// Only a script sends the browser's name.
		return_url: lead?.fields.user_agent ? new URL(CONFIRMATION, site.url).href : page,
		cancel_url: page,
	};
}

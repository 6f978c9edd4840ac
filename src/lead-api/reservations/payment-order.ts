import type { ApiSite } from '../../api/site-file.ts';
import type { PaymentOrder } from '../payments/provider.ts';
import type { StoredReservation } from '../store/reservation-store.ts';
import { reservationLink } from './links.ts';

/** The order of a deposit, the same each time. */
export function paymentOrder(
	reservation: StoredReservation,
	site: Pick<ApiSite, 'slug' | 'name' | 'url' | 'vehicles'>,
	{ secret, email }: { secret: string; email: string | null },
): PaymentOrder {
	const vehicle = site.vehicles.find(({ id }) => id === reservation.car_id);
	const page = reservationLink(reservation, 'shopper', { site, secret });
	return {
		id: reservation.id,
		dealer: site.slug,
		description: `Refundable deposit for ${vehicle?.title ?? 'a vehicle'}, ${site.name}`,
		cents: reservation.deposit_cents,
		email,
		made_at: reservation.made_at,
		ends_at: reservation.hold_ends_at,
		return_url: page,
		cancel_url: page,
	};
}

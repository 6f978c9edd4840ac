import type { ApiSite } from '../../api/site/site-file.ts';
import type { Deps } from '../deps.ts';
import type { JsonObject } from '../request/read-json.ts';
import type { Saved } from '../store/leads/new-lead.ts';
import { reservationPath } from './links.ts';
import { settle } from './settle.ts';

/** Opens the payment of a lead from the checkout. Returns the path of the page that leads on to it; null for other leads. */
export async function reservationStarted(
	deps: Deps,
	site: ApiSite,
	{ deposit }: JsonObject,
	{ id }: Pick<Saved, 'id'>,
): Promise<string | null> {
	if (deposit === undefined) return null;
	const reservation = await deps.store.reservationOfLead(id);
	if (!reservation) return null;
	await settle(deps, site, reservation, reservation.payment === 'starting' ? 'now' : 'when due');
	return reservationPath(reservation, 'shopper', deps.secret);
}

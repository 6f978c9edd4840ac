import type { ApiSite } from '../../api/site/site-file.ts';
import { PAYMENT_CATEGORY } from '../../domain/lead/lead-category.ts';
import type { Deps } from '../deps.ts';
import type { JsonObject } from '../request/read-json.ts';
import type { Saved } from '../store/leads/new-lead.ts';
import { paymentPath } from './links.ts';
import { settlePayment } from './settle-payment.ts';

/**
 * Opens the payment of a lead from the page for online payments. Returns the path of the page that leads on to it; null for other leads.
 */
export async function paymentStarted(
	deps: Deps,
	site: ApiSite,
	{ category }: JsonObject,
	{ id }: Pick<Saved, 'id'>,
): Promise<string | null> {
	if (category !== PAYMENT_CATEGORY) return null;
	const payment = await deps.store.onlinePaymentOfLead(id);
	if (!payment) return null;
	await settlePayment(deps, site, payment, payment.state === 'starting' ? 'now' : 'when due');
	return paymentPath(payment, deps.secret);
}

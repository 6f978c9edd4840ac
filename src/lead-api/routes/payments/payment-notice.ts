import { paymentNotice } from '../../../api/payments/payment-notice.ts';
import { Refusal } from '../../answers/refusal.ts';
import { limitCall } from '../../limits/count-call.ts';
import { describeError } from '../../log.ts';
import { readNotice } from '../../payments/stripe/stripe-notice.ts';
import { readBody } from '../../request/read-body.ts';
import { takeNotice } from '../../reservations/take-notice.ts';
import { route } from '../../route.ts';

/** How long the id of a notice is known, milliseconds: Stripe sends a notice again for three days. */
const KNOWN_MS = 30 * 24 * 60 * 60 * 1000;

/** Takes a notice that Stripe signed with the dealer's webhook secret, once. */
export const paymentNoticeRoute = route(paymentNotice, (deps) => async (c) => {
	const { site, address } = c.var;
	const { store, log, now } = deps;
	if (site.payments?.provider !== 'stripe')
		throw new Refusal(404, 'This dealer does not take payments through Stripe.');
	const body = await readBody(c.req.raw, ['json']);
	const secret = deps.secretOf(site.payments.webhook_secret_env) ?? '';
	const notice = secret && readNotice(body, c.req.header('stripe-signature') ?? '', secret, now());
	if (!notice) {
		await limitCall(deps, 'payment_notice', address);
		throw new Refusal(400, 'Only the dealer’s payment provider can send notices.');
	}
	if (await store.isKnownNotice(site.slug, notice.id)) return c.body(null, 204);
	try {
		await takeNotice(deps, site, notice);
	} catch (error) {
		log({
			level: 'error',
			message: 'a notice of a payment provider was not processed',
			dealer: site.slug,
			notice: notice.id,
			reason: describeError(error),
		});
		throw new Refusal(503, 'The notice could not be processed. Please send it again.');
	}
	await store.keepNotice(site.slug, notice.id, new Date(now().getTime() + KNOWN_MS));
	return c.body(null, 204);
});

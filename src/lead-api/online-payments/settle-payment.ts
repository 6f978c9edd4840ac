import type { ApiSite } from '../../api/site/site-file.ts';
import { describeError } from '../log.ts';
import { type CallTime, isDue, nextCheck } from '../payments/next-check.ts';
import type { PaymentProvider } from '../payments/provider.ts';
import type { SettleParts } from '../reservations/settle-parts.ts';
import type { StoredOnlinePayment, StoredPaymentEvent } from '../store/payments/online-payment-store.ts';
import { paymentLink } from './links.ts';

/** No payment has more events in a row: opened, paid. */
const MOST_EVENTS = 3;

type Parts = Pick<SettleParts, 'providerOf' | 'secret' | 'now' | 'deliverNow' | 'log'> & {
	store: Pick<SettleParts['store'], 'changeOnlinePayment' | 'postponeOnlinePayment' | 'find'>;
};

/**
 * Brings an online payment up to date with its provider. May run any number of times, also at once. Never rejects because of the provider,
 * which is called again later.
 */
export async function settlePayment(
	parts: Parts,
	site: ApiSite,
	payment: StoredOnlinePayment,
	call: CallTime,
): Promise<StoredOnlinePayment> {
	const { store, now, deliverNow, log } = parts;
	let current = payment;
	try {
		for (let events = 0; events < MOST_EVENTS; events++) {
			if (call === 'when due' && !isDue(current, now())) break;
			const event = await eventOf(parts, site, current);
			const changed = event && (await store.changeOnlinePayment(current.id, event, now()));
			if (!changed) break;
			current = changed;
			deliverNow();
			// A session that was just opened is paid later.
			if (event.type === 'session_opened') break;
		}
		if (current.state === 'open' && isDue(current, now()))
			await store.postponeOnlinePayment(current.id, 0, nextCheck(0, now()));
	} catch (error) {
		log({
			level: 'error',
			message: 'a payment provider did not answer',
			dealer: site.slug,
			payment: current.id,
			reason: describeError(error),
		});
		const attempts = current.attempts + 1;
		await store.postponeOnlinePayment(current.id, attempts, nextCheck(attempts, now()));
	}
	return current;
}

/**
 * Records what happened to a paid payment at the provider: a refund that the dealer made, a dispute. Throws when the provider does not
 * answer.
 */
export async function recordRefundsAndDisputes(
	{ store, providerOf, now, deliverNow }: Parts,
	site: ApiSite,
	payment: StoredOnlinePayment,
): Promise<void> {
	const { id, payment_id, paid_cents } = payment;
	if (payment_id === null) return;
	const account = accountOf(providerOf, site, payment);
	const { is_disputed, refund } = await account.refundsAndDisputes({
		order_id: id,
		payment_id,
		cents: paid_cents,
	});
	if (is_disputed) await store.changeOnlinePayment(id, { type: 'disputed' }, now());
	if (refund === 'made') await store.changeOnlinePayment(id, { type: 'refunded_there' }, now());
	deliverNow();
}

async function eventOf(
	{ store, now, secret, providerOf }: Parts,
	site: ApiSite,
	payment: StoredOnlinePayment,
): Promise<StoredPaymentEvent | null> {
	const { state, session_id, ends_at } = payment;
	if (state === 'paid') return null;
	const provider = accountOf(providerOf, site, payment);
	if (state === 'starting') {
		const lead = payment.lead_id === null ? null : await store.find(site.slug, payment.lead_id);
		const page = paymentLink(payment, { site, secret });
		const session = await provider.open({
			id: payment.id,
			dealer: site.slug,
			description: `${payment.reference}, ${site.name}`,
			cents: payment.cents,
			email: lead?.fields.email ?? null,
			made_at: payment.made_at,
			ends_at,
			return_url: page,
			cancel_url: page,
		});
		return session ? { type: 'session_opened', ...session } : { type: 'session_closed' };
	}
	if (session_id === null) return null;
	const isOver = state === 'open' && ends_at <= now().toISOString();
	const status = isOver ? await provider.close(session_id) : await provider.status(session_id);
	if (status.state === 'paid') return { type: 'paid', cents: status.cents, payment_id: status.payment_id };
	return status.state === 'expired' ? { type: 'session_closed' } : null;
}

function accountOf(
	providerOf: SettleParts['providerOf'],
	site: ApiSite,
	{ provider }: StoredOnlinePayment,
): PaymentProvider {
	const account = providerOf(site, provider);
	if (!account) throw new Error(`${site.slug} no longer has an account with ${provider}`);
	return account;
}

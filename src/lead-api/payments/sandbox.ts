import { createHmac } from 'node:crypto';
import { SERVICE_PATH } from '../../api/endpoint.ts';
import { sandboxPayment } from '../../api/payments/sandbox.ts';
import type { SandboxPayment } from '../store/payments/sandbox-payments.ts';
import type { LeadStore } from '../store/store.ts';
import type { PaymentProvider, PaymentStatus } from './provider.ts';

interface SandboxParts {
	store: Pick<LeadStore, 'openSandboxPayment' | 'sandboxPayment' | 'expireSandbox' | 'refundSandbox'>;
	/** Makes ids of sessions that cannot be guessed. */
	secret: string;
	now: () => Date;
}

/** The payment provider for trials: its page is our own, plainly marked, and no money moves (resolution 148). */
export function sandbox({ store, secret, now }: SandboxParts): PaymentProvider {
	return {
		async open({ id, dealer, description, cents, ends_at, return_url, cancel_url }) {
			const mark = createHmac('sha256', secret).update(`sandbox\n${id}`).digest('hex').slice(0, 32);
			const { session_id } = await store.openSandboxPayment({
				session_id: `sandbox_${mark}`,
				order_id: id,
				dealer,
				cents,
				description,
				return_url: pathOf(return_url),
				cancel_url: pathOf(cancel_url),
				ends_at,
				pays_at: null,
				state: 'open',
				refunded_cents: 0,
			});
			return { session_id, payment_url: sandboxAddress({ session: session_id }) };
		},
		status: async (sessionId) => statusOf(await store.sandboxPayment(sessionId, now())),
		close: async (sessionId) => statusOf(await store.expireSandbox(sessionId, now())),
		async refund({ payment_id }) {
			const payment = await store.refundSandbox(payment_id, now());
			return payment?.state === 'paid' ? 'refunded' : 'refused';
		},
		async refundsAndDisputes({ payment_id }) {
			const payment = await store.sandboxPayment(payment_id, now());
			return { is_disputed: false, refund: payment && payment.refunded_cents > 0 ? 'made' : 'none' };
		},
	};
}

/** The path of a session's payment page. */
export function sandboxAddress(query: { session: string; declined?: string }): string {
	return `${SERVICE_PATH}${sandboxPayment.path}?${new URLSearchParams(query)}`;
}

/** The sandbox is on the dealer's own host, which differs between trials. */
function pathOf(address: string): string {
	const { pathname, search } = new URL(address);
	return pathname + search;
}

function statusOf(payment: SandboxPayment | null): PaymentStatus {
	if (payment?.state === 'paid')
		return { state: 'paid', cents: payment.cents, payment_id: payment.session_id };
	return { state: payment?.state ?? 'expired' };
}

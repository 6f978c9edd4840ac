import { SANDBOX_ACTIONS, sandboxPayment, useSandbox } from '../../../api/payments/sandbox.ts';
import type { ApiSite } from '../../../api/site/site-file.ts';
import { callLine, htmlPage } from '../../answers/html-page.ts';
import { seeOther } from '../../answers/see-other.ts';
import type { Deps } from '../../deps.ts';
import { limitCall } from '../../limits/count-call.ts';
import { settlePayment } from '../../online-payments/settle-payment.ts';
import { sandboxAddress } from '../../payments/sandbox.ts';
import { sandboxPage } from '../../payments/sandbox-page.ts';
import { settle } from '../../reservations/settle.ts';
import { route } from '../../route.ts';
import type { SandboxPayment } from '../../store/payments/sandbox-payments.ts';

/** How late a slow payment arrives, milliseconds. */
const SLOW_MS = 10_000;

/** Payment page of the sandbox. */
export const sandboxPaymentRoute = route(sandboxPayment, (deps) => async (c, { query }) => {
	const { session = '', declined = '' } = query;
	const { site, address } = c.var;
	await limitCall(deps, 'sandbox', address);
	const payment = await sandboxSession(deps, site.slug, session);
	return payment ? sandboxPage(payment, site, declined === '' ? 'none' : 'declined') : noPaymentPage(site);
});

/** Buttons of that page: what a provider would do, with its notices to this service. */
export const useSandboxRoute = route(useSandbox, (deps) => async (c, { body: { session, action } }) => {
	const { site, address } = c.var;
	await limitCall(deps, 'sandbox', address);
	const { store, now } = deps;
	const payment = await sandboxSession(deps, site.slug, session);
	if (!payment) return noPaymentPage(site);
	const chosen = SANDBOX_ACTIONS.find((one) => one === action);
	if (chosen === undefined) return sandboxPage(payment, site, 'none');
	// A page of its own, so that the button back never asks to send the form again.
	if (chosen === 'decline') return seeOther(sandboxAddress({ session, declined: 'yes' }));
	if (chosen === 'leave') return seeOther(payment.cancel_url);
	const arrives = new Date(now().getTime() + (chosen === 'pay_slowly' ? SLOW_MS : 0));
	await store.paySandbox(session, arrives, now());
	const notices = chosen === 'pay_twice' ? 2 : 1;
	for (let notice = 0; notice < notices; notice++) {
		const reservation = await store.reservation(site.slug, payment.order_id);
		const paid = await store.onlinePayment(site.slug, payment.order_id);
		if (reservation) await settle(deps, site, reservation, 'now');
		if (paid) await settlePayment(deps, site, paid, 'now');
	}
	return seeOther(payment.return_url);
});

/** A session of the dealer; null for none. */
async function sandboxSession(
	{ store, now }: Deps,
	dealer: string,
	session: string,
): Promise<SandboxPayment | null> {
	const payment = await store.sandboxPayment(session, now());
	return payment?.dealer === dealer ? payment : null;
}

function noPaymentPage(site: ApiSite): Response {
	return htmlPage(
		404,
		'There is no such payment',
		`<p>Nothing was paid. Please open the whole link from our email, or begin again on the page of the vehicle.</p>${callLine(site)}`,
		site,
	);
}

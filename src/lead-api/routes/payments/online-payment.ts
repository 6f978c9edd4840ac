import { onlinePaymentPage } from '../../../api/payments/online-payment.ts';
import { limitCall } from '../../limits/count-call.ts';
import { readPaymentToken } from '../../online-payments/links.ts';
import { onlinePaymentStatePage } from '../../online-payments/payment-page.ts';
import { settlePayment } from '../../online-payments/settle-payment.ts';
import { unknownReservationPage } from '../../reservations/reservation-page.ts';
import { route } from '../../route.ts';

/** The payer's page, also after paying: the provider is asked, whether or not its notice has come. */
export const onlinePaymentRoute = route(onlinePaymentPage, (deps) => async (c, { params: { token } }) => {
	const { site, address } = c.var;
	const { store, secret } = deps;
	await limitCall(deps, 'reservation', address);
	const id = readPaymentToken(token, { dealer: site.slug, secret, now: deps.now() });
	const found = id === null ? null : await store.onlinePayment(site.slug, id);
	if (!found) return unknownReservationPage(site);
	const payment = await settlePayment(deps, site, found, 'now');
	const lead = payment.lead_id === null ? null : await store.find(site.slug, payment.lead_id);
	return onlinePaymentStatePage(payment, { site, lead });
});

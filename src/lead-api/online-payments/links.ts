import { onlinePaymentPage } from '../../api/payments/online-payment.ts';
import type { ApiSite } from '../../api/site/site-file.ts';
import { readSignedToken, signedToken } from '../../signed-token.ts';
import { pathOf } from '../reservations/links.ts';
import type { StoredOnlinePayment } from '../store/payments/online-payment-store.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
/** Days for which the link in a receipt works. */
const DAYS = 400;

type Linked = Pick<StoredOnlinePayment, 'id' | 'dealer' | 'made_at'>;

/** The page of a payment, which is its receipt once it is paid, as a path of the site. */
export function paymentPath({ id, dealer, made_at }: Linked, secret: string): string {
	const ends = new Date(Date.parse(made_at) + DAYS * DAY_MS);
	return pathOf(onlinePaymentPage.path, signedToken({ purpose: 'online-payment', dealer, id }, ends, secret));
}

/** The same as an address. */
export function paymentLink(
	payment: Linked,
	{ site, secret }: { site: Pick<ApiSite, 'url'>; secret: string },
): string {
	return new URL(paymentPath(payment, secret), site.url).href;
}

/** The id of the payment that a token is for; null when it has ended or was altered. */
export function readPaymentToken(
	token: string,
	{ dealer, secret, now }: { dealer: string; secret: string; now: Date },
): string | null {
	return readSignedToken(token, { purpose: 'online-payment', dealer }, secret, now);
}

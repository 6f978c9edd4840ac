import { createHmac, timingSafeEqual } from 'node:crypto';
import { alertConfirmation, unsubscribePage } from '../../api/alerts/links.ts';
import { SERVICE_PATH } from '../../api/endpoint.ts';
import type { ApiSite } from '../../api/site/site-file.ts';
import type { AlertChannelName } from '../../domain/alerts/alert-channel.ts';
import { readSignedToken, signedToken } from '../../signed-token.ts';
import { CONFIRMATION_DAYS } from '../store/alerts/alerts.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
const PREFIX = 'account_';
const ACCOUNT = /^account_[0-9a-f]{32}$/;
const INITIALS = { e: 'email', t: 'text' } as const satisfies Record<string, AlertChannelName>;
/** Bytes of the signature: 96 bits, so that the link fits in a text message. */
const SIGNATURE_BYTES = 12;

/** The consent to mails that a link confirms. */
export interface ConfirmedConsent {
	account_id: string;
	agreed_at: string;
}

/** The link that confirms an email address, and when it ends. */
export function confirmationLink(
	{ account_id, agreed_at }: ConfirmedConsent,
	site: Pick<ApiSite, 'slug' | 'url'>,
	secret: string,
): { url: string; ends: Date } {
	const ends = new Date(Date.parse(agreed_at) + CONFIRMATION_DAYS * DAY_MS);
	const id = `${account_id}-${Date.parse(agreed_at)}`;
	const url = new URL(SERVICE_PATH + alertConfirmation.path, site.url);
	url.searchParams.set(
		'token',
		signedToken({ purpose: 'alert-address', dealer: site.slug, id }, ends, secret),
	);
	return { url: url.href, ends };
}

/** The consent of a confirmation token; null when it has ended or was altered. */
export function readConfirmation(
	token: string,
	dealer: string,
	secret: string,
	now: Date,
): ConfirmedConsent | null {
	const id = readSignedToken(token, { purpose: 'alert-address', dealer }, secret, now);
	const [account_id = '', agreed = ''] = id?.split('-') ?? [];
	return id === null ? null : { account_id, agreed_at: new Date(Number(agreed)).toISOString() };
}

/** The link in each alert that stops this channel without sign-in. It never ends, and is short enough for a text message. */
export function unsubscribeLink(
	account_id: string,
	channel: AlertChannelName,
	site: Pick<ApiSite, 'slug' | 'url'>,
	secret: string,
): string {
	const id = Buffer.from(account_id.slice(PREFIX.length), 'hex').toString('base64url');
	const payload = `${channel.charAt(0)}${id}`;
	const url = new URL(SERVICE_PATH + unsubscribePage.path, site.url);
	url.searchParams.set('token', `${payload}.${signature(site.slug, payload, secret)}`);
	return url.href;
}

/** Account and channel of an unsubscribe token; null when it was altered. */
export function readUnsubscribe(
	token: string,
	dealer: string,
	secret: string,
): { account_id: string; channel: AlertChannelName } | null {
	const [payload = '', given = ''] = token.split('.');
	const [a, b] = [Buffer.from(given), Buffer.from(signature(dealer, payload, secret))];
	if (a.length !== b.length || !timingSafeEqual(a, b)) return null;
	const account_id = PREFIX + Buffer.from(payload.slice(1), 'base64url').toString('hex');
	const channel = INITIALS[payload.charAt(0) as keyof typeof INITIALS];
	return channel && ACCOUNT.test(account_id) ? { account_id, channel } : null;
}

function signature(dealer: string, payload: string, secret: string): string {
	const hmac = createHmac('sha256', secret).update(`unsubscribe\n${dealer}\n${payload}`).digest();
	return hmac.subarray(0, SIGNATURE_BYTES).toString('base64url');
}

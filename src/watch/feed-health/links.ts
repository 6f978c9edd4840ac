import { readSignedToken, signedToken } from '../../signed-token.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

/** The path below which reports are served. */
export const FEEDS_PATH = '/feeds/';

/** Lifetime of a link in a mail, days. */
export const MAIL_DAYS = 30;

/** The id in a token: a dealer has one report. */
const REPORT = 'report';

/** Where reports are reached, and the key that signs their links. Another key ends every link that was given away. */
export interface FeedLinkSettings {
	/** The address of the host that forwards to the watch, such as `https://feeds.fleet.example`. */
	url: string;
	secret: string;
}

/** A link to the report on a dealer's feed, for the people who send it. It works until `ends`, and for no other dealer. */
export function feedLink({ url, secret }: FeedLinkSettings, dealer: string, now: Date, days: number) {
	const ends = new Date(now.getTime() + days * DAY_MS);
	const link = new URL(FEEDS_PATH + dealer, url);
	link.searchParams.set('token', signedToken({ purpose: 'feed-health', dealer, id: REPORT }, ends, secret));
	return { url: link.href, ends };
}

/** When a link's token ends; null where it is another dealer's, was altered or has ended. */
export function endOfFeedLink(token: string, dealer: string, secret: string, now: Date): Date | null {
	const id = readSignedToken(token, { purpose: 'feed-health', dealer }, secret, now);
	return id === REPORT ? new Date(Number(token.split('.')[1])) : null;
}

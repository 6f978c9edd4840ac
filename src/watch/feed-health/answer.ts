import { join } from 'node:path';
import { isSlug } from '../../domain/vehicle/naming/slug.ts';
import { stateDir } from '../../generator/manifest/manifest.ts';
import { HEALTH_FILE, readHealth } from '../../stock/health/health-file.ts';
import type { WatchedDealer } from '../watched-dealer.ts';
import { htmlPage } from './html-page.ts';
import { endOfFeedLink, FEEDS_PATH } from './links.ts';
import { feedPage } from './page.ts';
import { feedReport, feedState } from './report.ts';

/** An answer to a visitor who has opened a link to a report. */
export interface FeedAnswer {
	status: 200 | 404;
	headers: Readonly<Record<string, string>>;
	body: string;
}

/** What reports are answered from. */
export interface FeedAnswerParts {
	/** The folder of the built sites. */
	outDir: string;
	/** The key of links; null where none are given away, and none work. */
	secret: string | null;
	dealers: () => Readonly<Record<string, WatchedDealer>>;
	now: () => Date;
}

/** No store keeps a report, no search engine lists it, and no other site learns its link. */
const PRIVATE = {
	'Cache-Control': 'no-store',
	'Referrer-Policy': 'no-referrer',
	'X-Robots-Tag': 'noindex, nofollow',
	'X-Content-Type-Options': 'nosniff',
	'Content-Security-Policy':
		"default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
};

/** Answers `/feeds/<slug>` and `/feeds/<slug>.json`; null for any other path. */
export function feedAnswer({ outDir, secret, dealers, now }: FeedAnswerParts, url: URL): FeedAnswer | null {
	if (!url.pathname.startsWith(FEEDS_PATH)) return null;
	const [, slug = '', extension = ''] =
		/^([^.]*)(\.json)?$/.exec(url.pathname.slice(FEEDS_PATH.length)) ?? [];
	const token = url.searchParams.get('token') ?? '';
	const ends = secret !== null && isSlug(slug) ? endOfFeedLink(token, slug, secret, now()) : null;
	const isJson = extension !== '';
	if (!ends) return sentence(isJson, 'This link does not work', NOT_WORKING);
	const health = readHealth(join(stateDir(outDir, slug), HEALTH_FILE));
	if (!health) return sentence(isJson, 'No report yet', NO_REPORT);
	const state = feedState(dealers()[slug]);
	if (isJson) return json(200, feedReport(health, state));
	const link = { ends, json: `${FEEDS_PATH}${slug}.json?${new URLSearchParams({ token })}` };
	return html(200, feedPage(health, state, { now: now(), link }));
}

const NOT_WORKING =
	'It has expired, or a part of it is missing. Please open the whole link from the message, or ask the people who run the website for a new one.';
const NO_REPORT = 'The website has not read the feed yet. Please open this link again in some minutes.';

function sentence(isJson: boolean, title: string, text: string): FeedAnswer {
	return isJson
		? json(404, { error: `${title}. ${text}` })
		: html(404, htmlPage(title, `<h1>${title}</h1><p>${text}</p>`));
}

function html(status: FeedAnswer['status'], body: string): FeedAnswer {
	return { status, headers: { ...PRIVATE, 'Content-Type': 'text/html; charset=utf-8' }, body };
}

function json(status: FeedAnswer['status'], data: unknown): FeedAnswer {
	const body = `${JSON.stringify(data, null, '\t')}\n`;
	return { status, headers: { ...PRIVATE, 'Content-Type': 'application/json; charset=utf-8' }, body };
}

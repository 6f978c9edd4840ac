import { join } from 'node:path';
import { Hono } from 'hono';
import { NO_SNIFF, problemAnswer, textAnswer } from './answers.ts';
import { chooseEncoding, createCompressor } from './compression.ts';
import { type PreviewSite, shownAt, unknownHost } from './hosts.ts';
import { indexPage } from './index-page/index-page.ts';
import { readFacts } from './index-page/site-facts.ts';
import { localAddresses } from './mail-catcher/linked-text.ts';
import { isMailPath, mailAnswer } from './mail-catcher/mail-answer.ts';
import type { MailCatcher } from './mail-catcher/mail-catcher.ts';
import { type SiteAnswerer, siteAnswerer } from './site-answer.ts';

/** What a preview serves. */
export interface PreviewOptions {
	/** The output folder: one folder for each site, named by its slug. */
	outDir: string;
	sites: readonly PreviewSite[];
	/** The lead API, which handles every request below `/api/` and identifies the dealer by the request's host. */
	api?: ((request: Request) => Response | Promise<Response>) | undefined;
	/** Mail sent by the lead API, shown at `/mail` of the bare host. */
	mails?: MailCatcher['mails'] | undefined;
}

const COMPRESSED_BYTES_KEPT = 128 * 1024 * 1024;

/**
 * Serves built sites like a static host with the lead API behind it: the site by the request's host, the index of all
 * sites at the bare host, 404 elsewhere.
 */
export function createPreview({
	outDir,
	sites,
	api,
	mails,
}: PreviewOptions): (request: Request) => Promise<Response> {
	const compress = createCompressor(COMPRESSED_BYTES_KEPT);
	const answerers = new Map<PreviewSite, SiteAnswerer>(
		sites.map((site) => [site, siteAnswerer(join(outDir, site.slug), compress)]),
	);
	const app = new Hono<{ Variables: { shown: PreviewSite | 'index' } }>();

	app.use(async (c, next) => {
		const { hostname } = new URL(c.req.url);
		const shown = shownAt(hostname, sites);
		if (!shown) return textAnswer(404, unknownHost(hostname, sites));
		c.set('shown', shown);
		return next();
	});
	app.all('/api/*', (c) => api?.(c.req.raw) ?? apiMissing());
	app.get('*', async (c) => {
		const url = new URL(c.req.url);
		const shown = c.get('shown');
		const answerer = shown !== 'index' && answerers.get(shown);
		if (answerer) {
			const encoding = chooseEncoding(c.req.header('Accept-Encoding'));
			return answerer(url, { encoding, ifNoneMatch: c.req.header('If-None-Match') });
		}
		if (mails && isMailPath(url.pathname))
			return mailAnswer(url.pathname, mails(), localAddresses(sites, url));
		if (url.pathname !== '/')
			return textAnswer(404, 'The preview has one page here, the list of dealers at /.');
		const entries = sites.map(async (site) => ({ site, facts: await readFacts(join(outDir, site.slug)) }));
		return c.html(indexPage(await Promise.all(entries), url, mails?.().length ?? null), 200, NO_SNIFF);
	});
	app.all('*', () => textAnswer(405, 'Pages are read with GET or HEAD.', { Allow: 'GET, HEAD' }));
	return async (request) => app.fetch(request);
}

function apiMissing(): Response {
	return problemAnswer(503, 'The lead API is not running', 'This preview was started without the lead API.');
}

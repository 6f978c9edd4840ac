import type { Browser, BrowserContext } from 'playwright';
import { createPreview } from '../../../src/preview/create-preview.ts';

/** Takes pictures of the pages of one built site. */
export interface SiteScreenshots {
	/** The whole page at an address and a width, CSS pixels (PNG). */
	take: (path: string, width: number) => Promise<Buffer>;
	close: () => Promise<void>;
}

const HEIGHTS: Readonly<Record<number, number>> = { 375: 812, 1280: 900 };
const PAGE_TIMEOUT_MS = 60_000;

/**
 * Opens a built site in a browser, under its own headers, without a server: its requests are answered from its folder, and no other
 * request leaves the machine. Photographs of other hosts are shown as missing.
 *
 * @param now the time for the pages' scripts, such as those of opening hours
 */
export async function openSite(
	browser: Browser,
	{ outDir, slug, now }: { outDir: string; slug: string; now: Date },
): Promise<SiteScreenshots> {
	const origin = `http://${slug}.localhost`;
	const answer = createPreview({ outDir, sites: [{ slug, name: slug, hosts: [] }] });
	const context = await browser.newContext({ reducedMotion: 'reduce', serviceWorkers: 'block' });
	context.setDefaultTimeout(PAGE_TIMEOUT_MS);
	await answerFromFolder(context, origin, answer);
	return {
		take: async (path, width) => {
			const page = await context.newPage();
			try {
				await page.setViewportSize({ width, height: HEIGHTS[width] ?? 900 });
				await page.clock.setFixedTime(now);
				await page.goto(`${origin}${path}`, { waitUntil: 'networkidle' });
				await page.evaluate(loadEverything);
				return await page.screenshot({ fullPage: true, animations: 'disabled', caret: 'hide' });
			} finally {
				await page.close();
			}
		},
		close: () => context.close(),
	};
}

async function answerFromFolder(
	context: BrowserContext,
	origin: string,
	answer: (request: Request) => Promise<Response>,
): Promise<void> {
	await context.route('**/*', async (route) => {
		const request = route.request();
		const { origin: asked, pathname } = new URL(request.url());
		// The lead API has no part in how a page is built.
		if (asked !== origin || pathname.startsWith('/api/')) return route.abort();
		const response = await answer(new Request(request.url(), { method: request.method() }));
		return route.fulfill({
			status: response.status,
			headers: Object.fromEntries(response.headers),
			body: Buffer.from(await response.arrayBuffer()),
		});
	});
}

/** In the page: loads pictures further down, too, and waits for fonts. */
async function loadEverything(): Promise<void> {
	const pictures = [...document.images];
	for (const picture of pictures) picture.loading = 'eager';
	await Promise.allSettled([document.fonts.ready, ...pictures.map((picture) => picture.decode())]);
}

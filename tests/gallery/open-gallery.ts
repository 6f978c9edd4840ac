import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser, Page } from 'playwright/test';

/** Two dealers' templates: a light one with square corners, a dark one with another font. */
export const THEMES = ['franchise', 'motorcycles'] as const;

/** A phone and a desktop, CSS pixels. */
export const WIDTHS = [375, 1280] as const;

const ORIGIN = 'http://gallery.example';

/** Opens the gallery in a folder in one theme at one width; requests are answered from the folder, without a server. */
export async function openGallery(
	browser: Browser,
	dir: string,
	{ theme, width, height = 900 }: { theme: string; width: number; height?: number },
): Promise<Page> {
	const page = await browser.newPage({ viewport: { width, height }, reducedMotion: 'reduce' });
	// A fixed time, as opening hours depend on it.
	await page.clock.setFixedTime('2026-03-02T02:00:00Z');
	await page.route(`${ORIGIN}/**`, (route) => {
		const { pathname } = new URL(route.request().url());
		const file = join(dir, pathname);
		const page = join(file, 'index.html');
		return route.fulfill({ path: existsSync(page) ? page : file });
	});
	await page.goto(`${ORIGIN}/_gallery/${theme}`, { waitUntil: 'networkidle' });
	await page.evaluate(() => document.fonts.ready);
	return page;
}

/** The names of all pieces of an open gallery, such as 'form/TextField'. */
export function piecesOf(page: Page): Promise<string[]> {
	return page
		.locator('[data-piece]')
		.evaluateAll((pieces) => pieces.map((piece) => piece.getAttribute('data-piece') ?? ''));
}

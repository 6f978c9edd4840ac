import type { Page, Route } from './route.ts';
import { deviceRoute } from './routes/device.ts';
import { directoryRoute } from './routes/directory.ts';
import { feedbackRoute } from './routes/feedback.ts';
import { homeRoute } from './routes/home.ts';
import { leadPageRoute } from './routes/lead-pages.ts';
import { locationRoute } from './routes/locations.ts';
import { notFoundRoute } from './routes/not-found.ts';
import { printRoute } from './routes/print.ts';
import { stockListRoute } from './routes/stock-lists.ts';
import { textPageRoute } from './routes/text-pages.ts';
import { vehicleRoute } from './routes/vehicles.ts';
import type { Site } from './site.ts';

/** The one answer to 'which pages exist?', for the generator, sitemaps, link checks and tests. Earlier routes win an address. */
export const ROUTES: readonly Route[] = [
	homeRoute,
	stockListRoute,
	directoryRoute,
	leadPageRoute,
	locationRoute,
	feedbackRoute,
	textPageRoute,
	vehicleRoute,
	printRoute,
	deviceRoute,
	notFoundRoute,
];

/** Every page of a site, each address once. */
export function pagesOf(site: Site): Page[] {
	const pages = new Map<string, Page>();
	for (const route of ROUTES) {
		for (const page of route.pages(site)) if (!pages.has(page.path)) pages.set(page.path, page);
	}
	return [...pages.values()];
}

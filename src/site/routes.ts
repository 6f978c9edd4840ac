import type { Page, Route } from './route.ts';
import { blogRoute } from './routes/blog.ts';
import { deviceRoute } from './routes/device.ts';
import { directoryRoute } from './routes/directory.ts';
import { feedbackRoute } from './routes/feedback.ts';
import { homeRoute } from './routes/home.ts';
import { leadPageRoute } from './routes/lead-pages.ts';
import { locationRoute } from './routes/locations.ts';
import { modelsRoute } from './routes/models.ts';
import { notFoundRoute } from './routes/not-found.ts';
import { offersRoute } from './routes/offers.ts';
import { printRoute } from './routes/print.ts';
import { serviceRoute } from './routes/service.ts';
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
	serviceRoute,
	locationRoute,
	feedbackRoute,
	textPageRoute,
	blogRoute,
	offersRoute,
	vehicleRoute,
	printRoute,
	deviceRoute,
	notFoundRoute,
	// Last: fixed routes win over the addresses of models (resolution 153).
	modelsRoute,
];

/** Every page of a site, each address once. */
export function pagesOf(site: Site): Page[] {
	const pages = new Map<string, Page>();
	for (const route of ROUTES) {
		for (const page of route.pages(site)) if (!pages.has(page.path)) pages.set(page.path, page);
	}
	return [...pages.values()];
}

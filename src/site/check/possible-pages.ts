import type { Dealer } from '../../config/complete-dealer.ts';
import { type Features, FeaturesSchema } from '../../config/sections/features.ts';
import { FinanceSchema } from '../../config/sections/finance.ts';
import { MANUFACTURERS } from '../../domain/model/manufacturers.ts';
import { bodyTypeBySlug } from '../../domain/vehicle/attributes/body-types.ts';
import { pagesOf } from '../../features/all.ts';
import { isFixedRoot } from '../../paths/fixed-roots.ts';
import { blogPath, textPagePath } from '../../paths/paths.ts';
import { STANDARD_PAGES } from '../../paths/standard-pages.ts';
import type { Site } from '../site.ts';

/** The features that add pages, all enabled. */
const { blog, offers, models, reviews, service, parts, fleet, test_drive, trade_in } = FeaturesSchema.parse({
	blog: {},
	offers: {},
	models: {},
	reviews: {},
	service: {},
	parts: {},
	fleet: {},
});
const WITH_PAGES = { blog, offers, models, reviews, service, parts, fleet, test_drive, trade_in };

/** A test whether this dealer's site could have an address: with another feature enabled, other stock, or on another day. */
export function possiblePages(site: Site): (path: string) => boolean {
	const { posts } = site.content;
	const paths = new Set([
		...pagesOf({ ...site, dealer: withEveryPage(site.dealer) }).map(({ path }) => path),
		...STANDARD_PAGES.map(textPagePath),
		...posts.flatMap(({ slug, category }) => [blogPath(slug), blogPath(category)]),
	]);
	return (path) => paths.has(path) || isMadeOfStock(path) || isFixedRoot(path.slice(1));
}

function withEveryPage(dealer: Dealer): Dealer {
	const on = <T extends { features: Features }>(one: T): T => ({
		...one,
		features: { ...one.features, ...WITH_PAGES },
	});
	const [first, ...others] = dealer.dealerships;
	return {
		...on(dealer),
		dealerships: [on(first), ...others.map(on)],
		lead_api: dealer.lead_api ?? '/api',
		finance: dealer.finance || FinanceSchema.parse({ provider: 'angle' }),
	};
}

const MAKES = new Set(MANUFACTURERS.map(({ slug }) => slug));

/** Pages that depend on the stock: a vehicle, and the list of a known make or body. */
function isMadeOfStock(path: string): boolean {
	const [, root, name = ''] = path.split('/');
	if (root === 'cars') return name !== '';
	return root === 'search' && (MAKES.has(name) || bodyTypeBySlug(name) !== null);
}

import { availableCount } from '../../../domain/vehicle/available-count.ts';
import { CAR_TYPE_LABELS, CAR_TYPES } from '../../../domain/vehicle/car-type.ts';
import { bodyPath, makePath, stockListPath } from '../../../paths/paths.ts';
import type { SiteContext } from '../../../site/context.ts';
import type { StockGroup } from '../../../site/stock-groups.ts';
import type { Link } from '../../../ui/layout/layout-data.ts';
import type { StockListData } from '../page-data.ts';

/**
 * Links to smaller lists: the list's own models, else the site's conditions, makes and bodies.
 *
 * @param within sub-groups of the list: the models of a make
 */
export function filterLinks(
	within: readonly StockGroup[],
	{ site, link }: SiteContext,
): StockListData['filterLinks'] {
	const group = (title: string, links: (Link & { count: number })[]) => ({
		title,
		links: links.filter(({ href, count }) => count > 0 && link(href) !== null),
	});
	const toLink =
		(toPath: (slug: string) => string) =>
		({ name, slug, vehicles }: StockGroup) => ({
			label: name,
			href: toPath(slug),
			count: availableCount(vehicles),
		});
	const both = {
		label: 'New and demo',
		href: stockListPath('new-and-demo-cars', site.dealer.search.route_variants),
		count: site.counts.new > 0 && site.counts.demo > 0 ? site.counts.new + site.counts.demo : 0,
	};
	const conditions = CAR_TYPES.map((type) => ({
		label: CAR_TYPE_LABELS[type],
		href: stockListPath(`${type}-cars`, site.dealer.search.route_variants),
		count: site.counts[type],
	}));
	const make = within[0] && site.makes.find((candidate) => candidate.within === within);
	return [
		group('Condition', [...conditions, both]),
		...(make ? [group('Model', make.within.map(toLink((slug) => makePath(make.slug, slug))))] : []),
		group('Make', site.makes.map(toLink((slug) => makePath(slug)))),
		group('Body', site.bodies.map(toLink(bodyPath))),
	].filter(({ links }) => links.length > 0);
}

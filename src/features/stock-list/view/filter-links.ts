import { compareNames } from '../../../domain/list/compare-names.ts';
import { CAR_TYPE_LABELS, CAR_TYPES } from '../../../domain/vehicle/attributes/car-type.ts';
import { availableCount } from '../../../domain/vehicle/stock/available-count.ts';
import { bodyPath, makePath } from '../../../paths/paths.ts';
import { stockListPath } from '../../../paths/stock-lists.ts';
import type { SiteContext } from '../../../site/context.ts';
import type { StockGroup } from '../../../site/groups/stock-groups.ts';
import type { Site } from '../../../site/site.ts';
import type { Link } from '../../../ui/layout/layout-data.ts';
import type { StockListData } from '../page-data.ts';
import type { StockList } from './stock-list.ts';

type CountedLink = Link & { count: number };

/** Links by list: the same on all its pages. */
const known = new WeakMap<StockList, StockListData['filterLinks']>();

/**
 * Links to other lists: the list's own models, and the site's conditions, makes and bodies. A link has its number of vehicles where they
 * are all in this list, and then the largest group is first; the others are by name, so that a vehicle changes only the pages of lists that
 * contain it.
 */
export function filterLinks(list: StockList, context: SiteContext): StockListData['filterLinks'] {
	const links = known.get(list) ?? linksOf(list, context);
	known.set(list, links);
	return links;
}

function linksOf(
	{ within, refinements }: StockList,
	{ site, link }: SiteContext,
): StockListData['filterLinks'] {
	const isWholeStock = Object.keys(refinements).length === 0;
	const group = (title: string, links: CountedLink[], isPart = isWholeStock) => {
		const listed = links.filter(({ href, count }) => count > 0 && link(href) !== null);
		return { title, links: isPart ? listed : listed.map((each) => ({ ...each, count: null })) };
	};
	const inOrder = (groups: readonly StockGroup[]) => (isWholeStock ? groups : byName(groups));
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
	const models = make?.within.map(toLink((slug) => makePath(make.slug, slug))) ?? [];
	return [
		group('Condition', [...conditions, both]),
		group('Model', models, true),
		group('Make', inOrder(site.makes).map(toLink((slug) => makePath(slug)))),
		group('Body', inOrder(site.bodies).map(toLink(bodyPath))),
	].filter(({ links }) => links.length > 0);
}

const linked = new WeakMap<Site, string>();

/** A text of what {@link filterLinks} say of vehicles outside their list: which conditions and groups have some. */
export function linkedGroups(site: Site): string {
	const known = linked.get(site);
	if (known !== undefined) return known;
	const { counts, makes, bodies } = site;
	const named = (groups: readonly StockGroup[]) =>
		byName(groups).map(({ name, slug, vehicles }) => [name, slug, availableCount(vehicles) > 0]);
	const text = JSON.stringify([CAR_TYPES.map((type) => counts[type] > 0), named(makes), named(bodies)]);
	linked.set(site, text);
	return text;
}

/** Groups by name; the same for all lists of a site but one. */
const sorted = new WeakMap<readonly StockGroup[], readonly StockGroup[]>();

function byName(groups: readonly StockGroup[]): readonly StockGroup[] {
	const known = sorted.get(groups) ?? groups.toSorted((a, b) => compareNames(a.name, b.name));
	sorted.set(groups, known);
	return known;
}

import type { Card } from '../../../../domain/card/card-data.ts';
import type { Vehicle } from '../../../../domain/vehicle/record/vehicle.ts';
import { isAvailable } from '../../../../domain/vehicle/state/availability.ts';
import { byArrival } from '../../../../domain/vehicle/stock/stock-order.ts';
import { stockListPath } from '../../../../paths/stock-lists.ts';
import type { SiteContext } from '../../../../site/context.ts';
import type { Link } from '../../../../ui/layout/layout-data.ts';
import type { Options } from './options.ts';

/** Data of the block. */
export interface Data {
	title: string;
	style: Options['style'];
	cards: Card[];
	link: Link;
}

/** The newest available vehicles; null when none is available. */
export function view({ title, style, limit, link }: Options, { site, card }: SiteContext): Data | null {
	const newest = site.listed.filter(isAvailable).toSorted(byArrival).slice(0, limit);
	if (newest.length === 0) return null;
	const all = stockListPath('new-used-and-demo-cars', site.dealer.search.route_variants);
	return {
		title: title ?? defaultTitle(newest),
		style,
		cards: newest.map(card),
		link: { label: link, href: all },
	};
}

/** A feed without arrival dates must not claim that vehicles have just arrived. */
function defaultTitle(newest: readonly Vehicle[]): string {
	return newest.every(({ created_at }) => created_at !== null) ? 'Just arrived' : 'In stock now';
}

import { CAR_TYPE_LABELS, CAR_TYPES, type CarType } from '../../../domain/vehicle/attributes/car-type.ts';
import { isAvailable } from '../../../domain/vehicle/state/availability.ts';
import { stockListPath } from '../../../paths/stock-lists.ts';
import type { SiteContext } from '../../../site/context.ts';
import { countOf, stockCountOf, stockNoun } from '../../../site/text/nouns.ts';
import type { EmptyListData } from '../page-data.ts';

/** Similar vehicles on an empty list. */
const NEAR_SHOWN = 6;

/** Similar conditions, most similar first. */
const NEAREST: Record<CarType, readonly CarType[]> = {
	new: ['demo', 'used'],
	demo: ['new', 'used'],
	used: ['demo', 'new'],
};

/**
 * Content of an empty list.
 *
 * @param wanted conditions of the list; empty for other lists
 */
export function emptyList({ site, card }: SiteContext, wanted: readonly CarType[] = []): EmptyListData {
	const { dealer, listed, counts } = site;
	const variants = dealer.search.route_variants;
	const [first] = wanted;
	const order = first ? NEAREST[first] : CAR_TYPES;
	const place = (type: CarType) => order.indexOf(type);
	const near = listed.filter(isAvailable).toSorted((a, b) => place(a.car_type) - place(b.car_type));
	const conditions = order
		.filter((type) => counts[type] > 0 && counts[type] < near.length)
		.map((type) => ({
			label: `${CAR_TYPE_LABELS[type]}: ${countOf(counts[type], dealer)}`,
			href: stockListPath(`${type}-cars`, variants),
		}));
	const all = stockListPath('new-used-and-demo-cars', variants);
	return {
		text: 'We don’t have any of these in stock right now.',
		links: [...conditions, { label: `See all ${stockCountOf(listed, dealer)}`, href: all }],
		near:
			near.length === 0
				? null
				: {
						title: `Other ${stockNoun(dealer).many} you may like`,
						cards: near.slice(0, NEAR_SHOWN).map(card),
					},
	};
}

import { dealershipOf } from '../../../config/complete-dealer.ts';
import { CAR_TYPES } from '../../../domain/vehicle/attributes/car-type.ts';
import type { SiteContext } from '../../../site/context.ts';
import { quoteLink } from '../../../site/links/quote-link.ts';
import { emptyList } from '../embed/empty-list.ts';
import type { EmptyListData, StockListData } from '../page-data.ts';
import type { StockList } from './stock-list.ts';

/** The content of a list without vehicles; null when there are some. */
export function emptyPart({ refinements, vehicles }: StockList, context: SiteContext): EmptyListData | null {
	if (vehicles.length > 0) return null;
	return emptyList(
		context,
		CAR_TYPES.filter((type) => refinements.car_type?.includes(type)),
	);
}

/** Quotes by list: the same on all its pages. */
const quotes = new WeakMap<StockList, { quote: StockListData['quote'] }>();

/** 'GET A QUOTE', on lists of used vehicles whose dealerships all have the feature (HOME-007). */
export function quote(list: StockList, context: SiteContext): StockListData['quote'] {
	const known = quotes.get(list) ?? { quote: quoteOf(list, context) };
	quotes.set(list, known);
	return known.quote;
}

function quoteOf({ refinements, vehicles }: StockList, context: SiteContext): StockListData['quote'] {
	if (refinements.car_type?.join() !== 'used') return null;
	const { dealer } = context.site;
	const sellers = new Set(vehicles.map(({ dealership_slug }) => dealershipOf(dealer, dealership_slug)));
	const haveIt = [...sellers].every(({ features }) => features.access_loan !== false);
	return haveIt ? quoteLink([...sellers], context) : null;
}

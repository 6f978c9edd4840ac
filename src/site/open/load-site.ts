import { placeholders } from '../../config/checks/placeholders.ts';
import { type Dealer, dealershipOf } from '../../config/complete-dealer.ts';
import type { Vehicle } from '../../domain/vehicle/record/vehicle.ts';
import { pageState } from '../../domain/vehicle/state/visibility.ts';
import { offersAboveList } from '../../stock/check/offers-above-list.ts';
import { unlabelledPrices } from '../../stock/check/unlabelled-prices.ts';
import type { StockSummary } from '../../stock/report/stock-report.ts';
import { usedPictures } from '../pictures/used-pictures.ts';
import type { Site } from '../site.ts';
import { nextChange } from './next-change.ts';
import { openSite } from './open-site.ts';
import { readSite, type SiteOrder } from './read-site.ts';

/** A site ready to be built, or the problems that stop its build. */
export type LoadResult = LoadedSite | { site: null; problems: string[] };

/** A dealer's site with its stock, ready to be built. */
export interface LoadedSite {
	site: Site;
	stock: StockSummary;
	/** The time from which the same inputs may give other pages. */
	validUntil: Date;
	problems: [];
}

/** Reads all inputs of a dealer's site, including pictures, and opens the site. Never throws for bad input. */
export async function loadSite(order: SiteOrder): Promise<LoadResult> {
	const { dealer, content, stock, problems, warnings } = await readSite(order);
	if (!dealer || !stock?.vehicles || problems.length > 0) return { site: null, problems };
	const vehicles = [...stock.vehicles, ...stock.departed];
	const now = new Date(order.now);
	const shown = vehicles.filter(
		(vehicle) => pageState(vehicle, dealer.include_sold_cars_days, now) === 'page',
	);
	const { pictures, lines, basis } = await usedPictures(order, dealer, content, shown);
	const notes = [
		...placeholderNote(dealer),
		...warnings,
		...unlabelledNotes(dealer, stock.vehicles),
		...offersAboveList(stock.vehicles),
		...lines,
	];
	const site = openSite(dealer, vehicles, pictures, now, content, basis);
	const validUntil = nextChange(site);
	if (order.memory?.folder) order.memory.folder.until = validUntil;
	return {
		site,
		stock: { ...stock.summary, lines: [...stock.summary.lines, ...notes] },
		validUntil,
		problems: [],
	};
}

/** A note on placeholders, which a build accepts and `npm run check` reports as problems. */
function placeholderNote(dealer: Dealer): string[] {
	const options = placeholders(dealer).map(({ option }) => option);
	return options.length === 0
		? []
		: [
				`not ready to go live, placeholders in ${options.join(', ')}; npm run check explains what to replace them with`,
			];
}

/** Notes on prices that are not shown, because their price type is not declared (resolution 211). */
export function unlabelledNotes(dealer: Dealer, vehicles: readonly Vehicle[]): string[] {
	return unlabelledPrices(
		vehicles,
		({ dealership_slug }) => dealershipOf(dealer, dealership_slug).pricing.default_price_types,
	);
}

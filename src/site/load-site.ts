import { join } from 'node:path';
import { placeholders } from '../config/checks/placeholders.ts';
import { type Dealer, dealershipOf } from '../config/complete-dealer.ts';
import type { Vehicle } from '../domain/vehicle/record/vehicle.ts';
import type { StockSummary } from '../stock/stock-report.ts';
import { unlabelledPrices } from '../stock/unlabelled-prices.ts';
import { openSite } from './open-site.ts';
import { contentPictures } from './pictures/content-pictures.ts';
import { localPictures, photographAt } from './pictures/local-pictures.ts';
import { namedPictures } from './pictures/named-pictures.ts';
import { readSite, type SiteOrder } from './read-site.ts';
import type { Site } from './site.ts';

/** A site ready to be built, or the problems that stop its build. */
export type LoadResult = LoadedSite | { site: null; problems: string[] };

export interface LoadedSite {
	site: Site;
	stock: StockSummary;
	problems: [];
}

/** Reads all inputs of a dealer's site, including pictures, and opens the site. Never throws for bad input. */
export async function loadSite(order: SiteOrder): Promise<LoadResult> {
	const { dealer, content, stock, problems } = await readSite(order);
	if (!dealer || !stock?.vehicles || problems.length > 0) return { site: null, problems };
	const { pictures, lines } = await localPictures(
		join(order.dealersDir, order.slug, 'images'),
		[...namedPictures(dealer), ...contentPictures(content), ...photographs(stock.vehicles)],
		'image' in dealer.logo ? [dealer.logo.image] : [],
	);
	const notes = [...placeholderNote(dealer), ...unlabelledNotes(dealer, stock.vehicles), ...lines];
	return {
		site: openSite(dealer, stock.vehicles, pictures, new Date(order.now), content),
		stock: { ...stock.summary, lines: [...stock.summary.lines, ...notes] },
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

/** The photographs in a dealer's folder that its stock uses. Drawings have their size in the feed. */
function photographs(vehicles: readonly Vehicle[]): string[] {
	return vehicles.flatMap(({ images, primary_image_url }) =>
		[...images.map(({ image }) => image.url), primary_image_url ?? ''].flatMap(
			(url) => photographAt(url) ?? [],
		),
	);
}

/** Notes on prices that are not shown, because their price type is not declared (resolution 211). */
export function unlabelledNotes(dealer: Dealer, vehicles: readonly Vehicle[]): string[] {
	return unlabelledPrices(
		vehicles,
		({ dealership_slug }) => dealershipOf(dealer, dealership_slug).pricing.default_price_types,
	);
}

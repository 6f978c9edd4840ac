import { join } from 'node:path';
import { placeholders } from '../config/checks/placeholders.ts';
import { type Dealer, dealershipOf } from '../config/complete-dealer.ts';
import { loadDealer } from '../config/load-dealer.ts';
import { formatProblem } from '../config/problem.ts';
import type { Vehicle } from '../domain/vehicle/record/vehicle.ts';
import { loadStock } from '../stock/load-stock.ts';
import type { StockSummary } from '../stock/stock-report.ts';
import { unlabelledPrices } from '../stock/unlabelled-prices.ts';
import { checkFolder } from './check-folder.ts';
import { contentPictures } from './pictures/content-pictures.ts';
import { localPictures, photographAt } from './pictures/local-pictures.ts';
import { openSite, type Site } from './site.ts';

/** Where a site is made from and kept. */
export interface SiteOrder {
	slug: string;
	dealersDir: string;
	/** Read instead of the file the dealer names; null for the dealer's own. */
	stockFile: string | null;
	/** Whether a large fall in vehicles shown is meant (`--accept-fewer`). */
	acceptFewer?: boolean;
	/** Where the last good stock is kept. */
	snapshotPath: string;
	/** ISO 8601. */
	now: string;
}

/** A site ready to be made, or everything that stands in the way. */
export type LoadResult = LoadedSite | { site: null; problems: string[] };

export interface LoadedSite {
	site: Site;
	stock: StockSummary;
	problems: [];
}

/** Reads and checks everything a dealer's site is made from. Nothing is thrown for bad input. */
export async function loadSite(order: SiteOrder): Promise<LoadResult> {
	const { slug, dealersDir, snapshotPath, stockFile, acceptFewer = false } = order;
	const now = new Date(order.now);
	const { dealer, problems } = await loadDealer(dealersDir, slug);
	if (!dealer) return { site: null, problems: problems.map(formatProblem) };
	const { content, problems: wrong } = checkFolder(dealer, dealersDir, now);
	if (wrong.length > 0) return { site: null, problems: wrong.map(formatProblem) };
	const folder = join(dealersDir, slug);
	const stock = await loadStock({
		settings: dealer.stock,
		soldDays: dealer.include_sold_cars_days,
		acceptFewer,
		folder,
		override: stockFile,
		snapshotPath,
		now,
	});
	if (!stock.vehicles) return { site: null, problems: [`${slug}/dealer.ts: stock.from: ${stock.reason}`] };
	const { pictures, lines } = await localPictures(
		join(folder, 'images'),
		[...namedPictures(dealer), ...contentPictures(content), ...photographs(stock.vehicles)],
		'image' in dealer.logo ? [dealer.logo.image] : [],
	);
	const summary = {
		...stock.summary,
		lines: [
			...stock.summary.lines,
			...placeholderNote(dealer),
			...unlabelledNotes(dealer, stock.vehicles),
			...lines,
		],
	};
	return {
		site: openSite(dealer, stock.vehicles, pictures, now, content),
		stock: summary,
		problems: [],
	};
}

/** A line of a build about values that are not the dealer's own yet; `npm run check` refuses them, a build shows what there is. */
function placeholderNote(dealer: Dealer): string[] {
	const options = placeholders(dealer).map(({ option }) => option);
	return options.length === 0
		? []
		: [
				`not ready to go live, placeholders stand in ${options.join(', ')}; npm run check says what belongs there`,
			];
}

/** The pictures of a dealer's folder that its options name. */
function namedPictures({ home, logo, promotions, locations }: Dealer): string[] {
	return [
		...(JSON.stringify([home, logo, promotions]).match(/(?<="(?:image|src)":")[^"]+/g) ?? []),
		...locations.flatMap(({ image }) =>
			image ? [image.url, ...(image.thumb ? [image.thumb.url] : [])] : [],
		),
	];
}

/** The photographs of a dealer's folder that its stock names. Drawings carry their size in the feed. */
function photographs(vehicles: readonly Vehicle[]): string[] {
	return vehicles.flatMap(({ images, primary_image_url }) =>
		[...images.map(({ image }) => image.url), primary_image_url ?? ''].flatMap(
			(url) => photographAt(url) ?? [],
		),
	);
}

/** What to tell a dealer whose prices are not shown, because nobody said what they include (resolution 211). */
export function unlabelledNotes(dealer: Dealer, vehicles: readonly Vehicle[]): string[] {
	return unlabelledPrices(
		vehicles,
		({ dealership_slug }) => dealershipOf(dealer, dealership_slug).pricing.default_price_types,
	);
}

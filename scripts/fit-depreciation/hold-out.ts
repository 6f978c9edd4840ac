import { askingPrice, pricedNames, tableName } from '../../src/domain/trade-in/depreciation.ts';
import { type FittedTable, fitTable } from './fit-table.ts';
import type { Listing } from './read-listings.ts';

/** Parts the listings are divided into: each is priced by a table fitted to the others. */
const PARTS = 5;
const NO_ERRORS = { version: 0, model: 0 };

/** A held-out listing with the difference of its price by the table from its own, as a share of its own. */
export interface Held {
	group: string;
	/** By its version; null where the table knows only the model. */
	version: number | null;
	/** By the first name of its model, which is what shoppers type. */
	model: number;
}

/**
 * Prices each listing by a table that was fitted without the listings of its place, so that no seller's own prices judge it. Listings
 * without a price in that table are left out.
 *
 * @param judged the listings that are priced, where these are not the ones of the fit
 */
export function holdOut(listings: readonly Listing[], pricesOf: number, judged = listings): Held[] {
	const places = [...new Set([...listings, ...judged].map(({ place }) => place))].sort();
	const partOf = new Map(places.map((place, index) => [place, index % PARTS]));
	return Array.from({ length: PARTS }).flatMap((_, part) => {
		const table = fitTable(
			listings.filter(({ place }) => partOf.get(place) !== part),
			pricesOf,
		);
		return judged
			.filter(({ place }) => partOf.get(place) === part)
			.flatMap((listing) => heldOf(table, listing) ?? []);
	});
}

function heldOf(table: FittedTable, listing: Listing): Held | null {
	const { make, model, group } = listing;
	const names = pricedNames(table.prices[tableName(make)] ?? {}, model);
	const [first] = names;
	if (first === undefined) return null;
	const errorOf = (name: string) => differenceOf(table, { ...listing, model: name });
	return { group, model: errorOf(first), version: names.length > 1 ? errorOf(model) : null };
}

function differenceOf({ groups, ...table }: FittedTable, { group, make, ...listing }: Listing): number {
	const rates = groups[group];
	if (!rates) throw new Error(`No rates were fitted for ${group}`);
	const found = askingPrice(
		{ ...table, groups: { [group]: { ...rates, makes: [make], error: NO_ERRORS } } },
		{ ...listing, make },
	);
	return found ? (found.price + found.kms_amount) / listing.price - 1 : Number.NaN;
}

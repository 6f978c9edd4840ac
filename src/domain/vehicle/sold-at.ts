import { manufacturerOf } from '../model/manufacturers.ts';

/** A place of a dealer, as far as it says what is sold there. */
interface SellingPlace {
	dealership_slug: string;
	/** What it does; null when it does everything. */
	location_type: 'sales' | 'service' | 'parts' | null;
	/** Makes sold here as new. */
	manufacturers: readonly string[];
}

/**
 * The dealerships that sell a make as new, by their slugs: those with a place that names it. Null where no place does, or every dealership
 * has one that does: then any of them may be asked.
 */
export function dealershipsSelling(make: string, places: readonly SellingPlace[]): string[] | null {
	const selling = places.filter(({ location_type }) => location_type === null || location_type === 'sales');
	const wanted = keyOf(make);
	const named = selling.filter(({ manufacturers }) => manufacturers.some((one) => keyOf(one) === wanted));
	const slugs = [...new Set(named.map(({ dealership_slug }) => dealership_slug))];
	const all = new Set(places.map(({ dealership_slug }) => dealership_slug));
	return slugs.length === 0 || slugs.length === all.size ? null : slugs;
}

function keyOf(make: string): string {
	return manufacturerOf(make)?.slug ?? make.trim().toLowerCase();
}

import { manufacturerOf } from '../../model/manufacturers.ts';

/** A location of a dealer, with what is sold there. */
interface SellingLocation {
	dealership_slug: string;
	/** The department at the location; null for all. */
	location_type: 'sales' | 'service' | 'parts' | null;
	/** Makes sold here as new. */
	manufacturers: readonly string[];
}

/**
 * The slugs of the dealerships that sell a make as new: those with a location that lists it. Null where no location does, or every
 * dealership has one: then any of them may receive the enquiry.
 */
export function dealershipsSelling(make: string, locations: readonly SellingLocation[]): string[] | null {
	const selling = locations.filter(
		({ location_type }) => location_type === null || location_type === 'sales',
	);
	const wanted = keyOf(make);
	const named = selling.filter(({ manufacturers }) => manufacturers.some((one) => keyOf(one) === wanted));
	const slugs = [...new Set(named.map(({ dealership_slug }) => dealership_slug))];
	const all = new Set(locations.map(({ dealership_slug }) => dealership_slug));
	return slugs.length === 0 || slugs.length === all.size ? null : slugs;
}

function keyOf(make: string): string {
	return manufacturerOf(make)?.slug ?? make.trim().toLowerCase();
}

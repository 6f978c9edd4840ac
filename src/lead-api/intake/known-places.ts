import type { ApiLocation, ApiSite } from '../../api/site-file.ts';

/** A location by its id, its slug or its name, as forms name it. */
export function locationOf(site: ApiSite, named: string | null): ApiLocation | null {
	if (named === null) return null;
	const wanted = named.toLowerCase();
	return site.locations.find(({ id, slug, name }) => [id, slug, name.toLowerCase()].includes(wanted)) ?? null;
}

/** Where one comes for a test drive: the location that was chosen, else the dealership's first that sells. */
export function visitedLocation(
	site: ApiSite,
	locationId: string | null,
	dealershipSlug: string | null,
): ApiLocation | null {
	const chosen = locationOf(site, locationId);
	if (chosen) return chosen;
	const here = site.locations.filter(
		({ dealership_slug }) => dealershipSlug === null || dealership_slug === dealershipSlug,
	);
	return (
		here.find(({ location_type }) => location_type === 'sales' || location_type === null) ?? here[0] ?? null
	);
}

/** The only dealership, where there is one only. */
export function onlyDealership({ dealerships }: ApiSite): string | null {
	return dealerships.length === 1 ? (dealerships[0]?.slug ?? null) : null;
}

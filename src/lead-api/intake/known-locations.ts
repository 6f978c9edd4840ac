import type { ApiSite } from '../../api/site/site-file.ts';
import type { ApiLocation } from '../../api/site/site-location.ts';

/** Finds a location by its id, slug or name; forms send any of these. */
export function locationOf(site: ApiSite, named: string | null): ApiLocation | null {
	if (named === null) return null;
	const wanted = named.toLowerCase();
	return site.locations.find(({ id, slug, name }) => [id, slug, name.toLowerCase()].includes(wanted)) ?? null;
}

/** Location of a test drive: the chosen one, else the dealership's first sales location. */
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

/** Slug of a single dealership; null where there are several. */
export function onlyDealership({ dealerships }: ApiSite): string | null {
	return dealerships.length === 1 ? (dealerships[0]?.slug ?? null) : null;
}

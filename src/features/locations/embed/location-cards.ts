import { dealershipOf } from '../../../config/complete-dealer.ts';
import type { Location } from '../../../config/sections/locations.ts';
import { compareNames } from '../../../domain/list/compare-names.ts';
import type { Vehicle } from '../../../domain/vehicle/record/vehicle.ts';
import { locationName } from '../../../domain/vehicle/vehicle-location.ts';
import { contactPath } from '../../../paths/paths.ts';
import { stockListPath } from '../../../paths/stock-lists.ts';
import type { SiteContext } from '../../../site/context.ts';
import { blockPicture } from '../../../site/pictures/block-picture.ts';
import { visibleLocations } from '../../../site/shown-location.ts';
import { stockCountOf } from '../../../site/text/nouns.ts';
import type { Link } from '../../../ui/layout/layout-data.ts';
import type { LocationCard } from '../page-data.ts';

/** Cards of all visible locations, sorted by name (LOCATIONS-023). */
export function locationCards(context: SiteContext): LocationCard[] {
	const { site, shownLocations } = context;
	return visibleLocations(site.dealer)
		.flatMap((location, index) => {
			const shown = shownLocations[index];
			return shown ? [{ location, shown }] : [];
		})
		.toSorted((a, b) => compareNames(a.shown.name, b.shown.name))
		.map(({ location, shown }, index) => ({
			...shown,
			number: index + 1,
			at: pointOf(location),
			picture: pictureOf(location, location.image?.url, context),
			thumb: pictureOf(location, location.image?.thumb?.url ?? location.image?.url, context),
			stock: stockAt(shown, context),
			contact: contactAt(location, context),
		}));
}

/** The card of one location. */
export function locationCard(location: Location, context: SiteContext): LocationCard {
	const card = locationCards(context).find(({ slug }) => slug === location.slug);
	if (!card) throw new Error(`the location ${location.slug} is hidden`);
	return card;
}

/** Link to the location's contact form, with its dealership's label (CONFIG-043). */
function contactAt({ slug, dealership_slug }: Location, { site, link }: SiteContext): Link | null {
	const href = link(contactPath(slug));
	const { labels } = dealershipOf(site.dealer, dealership_slug ?? null).buttons;
	return href === null ? null : { label: labels.contact, href };
}

function pointOf({ address: { lat, long } }: Location): LocationCard['at'] {
	return lat === null || long === null ? null : { lat, long };
}

function pictureOf(
	{ name }: Location,
	image: string | undefined,
	{ site }: SiteContext,
): LocationCard['picture'] {
	return image ? blockPicture({ image, alt: `${site.dealer.name}, ${name}` }, site) : null;
}

/** Link to the vehicles at a location, with their number. */
function stockAt({ slug }: { slug: string }, context: SiteContext): Link | null {
	const { site, link } = context;
	const vehicles = listedBySlug(context).get(slug) ?? [];
	const [first] = vehicles;
	const list = stockListPath('new-used-and-demo-cars', site.dealer.search.route_variants);
	const isAll = vehicles.length === site.listed.length;
	if (!first) return null;
	const name = locationName(first);
	if (!isAll && !name) return null;
	const query = isAll ? '' : `?${new URLSearchParams({ location_name: name ?? '' })}`;
	const href = link(`${list}${query}`);
	return href === null ? null : { label: stockCountOf(vehicles, site.dealer), href };
}

const listed = new WeakMap<SiteContext, Map<string | undefined, Vehicle[]>>();

/** The listed vehicles by the slug of their location; several pages ask for all of them. */
function listedBySlug(context: SiteContext): Map<string | undefined, Vehicle[]> {
	const known =
		listed.get(context) ?? Map.groupBy(context.site.listed, (vehicle) => context.locationOf(vehicle)?.slug);
	listed.set(context, known);
	return known;
}

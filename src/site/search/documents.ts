import { dealershipOf } from '../../config/complete-dealer.ts';
import type { SearchDocument } from '../../domain/vehicle/record/search-document.ts';
import type { Vehicle } from '../../domain/vehicle/record/vehicle.ts';
import { vehicleLocation } from '../../domain/vehicle/vehicle-location.ts';
import { categoriesBy } from '../../search/document/categories-by.ts';
import { withCommonestSpelling } from '../../search/document/commonest-spelling.ts';
import { makeVolumes, searchDocument } from '../../search/document/create-search-document.ts';
import { cardSettings, cardVehicle } from '../card-settings.ts';
import { keptPerVehicle } from '../kept-per-vehicle.ts';
import { visibleLocations } from '../shown-location.ts';
import type { Site } from '../site.ts';
import { vehicleHash } from '../vehicle-hash.ts';
import { estimateOf } from './estimates.ts';

/** The part of a site that its search documents are made of. */
type SearchedSite = Pick<Site, 'basis' | 'dealer' | 'listed' | 'now' | 'pictureSize'>;

/** A document with what it says of the rest of the stock. */
const keptDocument = keptPerVehicle<{ volume: number; document: SearchDocument }>();

/** Documents, and as each would be without the others. */
interface MadeDocuments {
	own: readonly SearchDocument[];
	documents: readonly SearchDocument[];
}

const made = new WeakMap<SearchedSite, MadeDocuments>();

/**
 * The search documents of a site's listed vehicles, in the default order: the content of its index, embedded or on a server. Made once for
 * a site.
 */
export function searchDocuments(site: SearchedSite): readonly SearchDocument[] {
	return madeDocuments(site).documents;
}

function madeDocuments(site: SearchedSite): MadeDocuments {
	const known = made.get(site) ?? makeDocuments(site);
	made.set(site, known);
	return known;
}

/**
 * A text of what is counted of each document, by its id: all that is known of its vehicle, and the document where others in the stock
 * change its spelling. How many of its make there are is not counted.
 */
export function documentTexts(site: SearchedSite): Map<string, string> {
	const { own, documents } = madeDocuments(site);
	return new Map(
		site.listed.map((vehicle, at) => {
			const document = documents[at];
			const respelt = document === own[at] ? '' : JSON.stringify(document);
			return [vehicle.id, vehicleHash(vehicle) + respelt];
		}),
	);
}

function makeDocuments(site: SearchedSite): MadeDocuments {
	const { dealer, listed, now, pictureSize } = site;
	const settings = new Map(
		dealer.dealerships.map((dealership) => [dealership, cardSettings(dealer, dealership)]),
	);
	const locations = visibleLocations(dealer);
	const context = {
		dealer: dealer.slug,
		card: (vehicle: Vehicle) => cardVehicle(vehicle, { dealer, pictureSize }),
		settings: ({ dealership_slug }: Vehicle) => {
			const dealership = dealershipOf(dealer, dealership_slug);
			return settings.get(dealership) ?? cardSettings(dealer, dealership);
		},
		dealershipName: ({ dealership, dealership_slug }: Vehicle) =>
			dealership ?? dealershipOf(dealer, dealership_slug).name,
		place: (vehicle: Vehicle) => {
			const { lat = null, long: lng = null } = vehicleLocation(vehicle, locations)?.address ?? {};
			return lat === null || lng === null ? null : { lat, lng };
		},
		estimate: estimateOf({ dealer, now }),
		makeVolume: makeVolumes(listed),
		categories: categoriesBy(dealer.search.search_categories),
	};
	const documentOf = (vehicle: Vehicle): SearchDocument => {
		const volume = context.makeVolume.get(vehicle.make) ?? 0;
		const make = () => ({ volume, document: searchDocument(vehicle, context, now) });
		const kept = keptDocument(site, vehicle, make);
		if (kept.volume !== volume) Object.assign(kept, make());
		return kept.document;
	};
	const own = listed.map(documentOf);
	return { own, documents: withCommonestSpelling(own) };
}

import type { Model } from '../../../domain/content/model.ts';
import type { Offer } from '../../../domain/content/offer.ts';
import { isNear, windowEdges, windowState } from '../../../domain/time/date-window.ts';
import { slugOf } from '../../../domain/vehicle/slug.ts';
import { offerPath } from '../../../paths/showroom-paths.ts';
import type { Site } from '../../../site/site.ts';

/** The offers of a site that have a page: all but those its website is excluded from (OFFERS-009) and those of a later time. */
export function offersOf({ dealer, content, now }: Site): Offer[] {
	return content.offers.filter(
		(offer) =>
			!offer.excluded_website_ids.includes(dealer.id) &&
			(isNear(windowEdges(offer), now.getTime()) || isOver(offer, now)),
	);
}

/** The offers that hold, or will before the site is made again. */
export function currentOffers(site: Site): Offer[] {
	return offersOf(site).filter((offer) => !isOver(offer, site.now));
}

function isOver(offer: Offer, now: Date): boolean {
	return windowState(windowEdges(offer), now.getTime()) === 'over';
}

/** Whether an offer is about something one can drive: a model or a make. */
export function isDriven({ model, manufacturer }: Offer): boolean {
	return model !== null || manufacturer !== null;
}

/** The model an offer is about; null when it is about none. */
export function modelOf({ model }: Offer, { content }: Site): Model | null {
	return content.models.find(({ slug }) => slug === model) ?? null;
}

/** The make an offer is about: its own, else its model's; null when it is about none. */
export function makeOf(offer: Offer, site: Site): string | null {
	return offer.manufacturer ?? modelOf(offer, site)?.manufacturer ?? null;
}

/**
 * The page of an offer. Its make stands in the address only where the site is not of one make and the offer has one (OFFERS-004); the other
 * form of the address does not exist, so that an offer has one address.
 */
export function offerPage(offer: Offer, site: Site): string {
	const manufacturer = makeOf(offer, site);
	return offerPath(
		offer.id,
		site.dealer.manufacturer === null && manufacturer !== null ? slugOf(manufacturer) : null,
	);
}

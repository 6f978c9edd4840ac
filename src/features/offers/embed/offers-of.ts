import type { Model } from '../../../domain/content/model.ts';
import type { Offer } from '../../../domain/content/offer.ts';
import { isNear, windowEdges, windowState } from '../../../domain/time/date-window.ts';
import { slugOf } from '../../../domain/vehicle/naming/slug.ts';
import { offerPath } from '../../../paths/showroom-paths.ts';
import type { Site } from '../../../site/site.ts';

/** Offers with a page on a site: without those that exclude the website (OFFERS-009) and those that start much later. */
export function offersOf({ dealer, content, now }: Site): Offer[] {
	return content.offers.filter(
		(offer) =>
			!offer.excluded_website_ids.includes(dealer.id) &&
			(isNear(windowEdges(offer), now.getTime()) || isOver(offer, now)),
	);
}

/** Offers that are current, or start before the next build. */
export function currentOffers(site: Site): Offer[] {
	return offersOf(site).filter((offer) => !isOver(offer, site.now));
}

function isOver(offer: Offer, now: Date): boolean {
	return windowState(windowEdges(offer), now.getTime()) === 'over';
}

/** Whether an offer is about a model or make, which can be test-driven. */
export function isDriven({ model, manufacturer }: Offer): boolean {
	return model !== null || manufacturer !== null;
}

/** The model of an offer; null for none. */
export function modelOf({ model }: Offer, { content }: Site): Model | null {
	return content.models.find(({ slug }) => slug === model) ?? null;
}

/** The make of an offer: its own, else its model's; null for none. */
export function makeOf(offer: Offer, site: Site): string | null {
	return offer.manufacturer ?? modelOf(offer, site)?.manufacturer ?? null;
}

/**
 * Address of an offer. It contains the make only where the site sells several makes and the offer has one (OFFERS-004); the other form does
 * not exist, so that each offer has one address.
 */
export function offerPage(offer: Offer, site: Site): string {
	const manufacturer = makeOf(offer, site);
	return offerPath(
		offer.id,
		site.dealer.manufacturer === null && manufacturer !== null ? slugOf(manufacturer) : null,
	);
}

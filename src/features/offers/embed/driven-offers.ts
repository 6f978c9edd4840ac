import { nameWithoutRates } from '../../../domain/offer/offer-rates.ts';
import { windowEdges, windowState } from '../../../domain/time/date-window.ts';
import { sellingDealerships } from '../../../site/groups/selling-dealerships.ts';
import type { Site } from '../../../site/site.ts';
import { dealerText } from '../../../site/text/dealer-text.ts';
import type { NamedChoice } from '../../forms/embed/form-data.ts';
import { currentOffers, isDriven, makeOf } from './offers-of.ts';

/**
 * Current offers that a test drive can be about (OFFERS-015), as choices of its form; no choice states a rate. `?offer=` contains their id.
 */
export function drivenOffers(site: Site): NamedChoice[] {
	return currentOffers(site)
		.filter((offer) => isDriven(offer) && windowState(windowEdges(offer), site.now.getTime()) === 'open')
		.map((offer) => {
			const name = dealerText(offer.name, site);
			const at = sellingDealerships(makeOf(offer, site), site.dealer) ?? [];
			return {
				value: name,
				label: nameWithoutRates(name),
				slug: offer.id,
				dealerships: at.map(({ slug }) => slug),
			};
		});
}

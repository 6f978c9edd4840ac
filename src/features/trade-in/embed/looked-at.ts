import { nameWithoutRates } from '../../../domain/offer/offer-rates.ts';
import type { Site } from '../../../site/site.ts';
import { dealerText } from '../../../site/text/dealer-text.ts';
import { modelPage, orderedModels } from '../../models/embed/model-address.ts';
import { fullName } from '../../models/embed/model-tile.ts';
import { currentOffers, offerPage } from '../../offers/embed/offers-of.ts';

/** A model or an offer that a shopper comes to the trade-in from. */
export interface LookedAt {
	/** The parameter of the form's address that names it: 'offer=one'. */
	query: string;
	/** What it is called: 'Toyota RAV4'. */
	title: string;
	href: string;
}

/** The models and offers that lead to the trade-in, as their estimate blocks name them. */
export function lookedAt(site: Site): LookedAt[] {
	const { models, offers } = site.dealer.features;
	return [
		...(offers ? currentOffers(site) : []).map((offer) => ({
			query: `offer=${offer.id}`,
			title: nameWithoutRates(dealerText(offer.name, site)),
			href: offerPage(offer, site),
		})),
		...(models ? orderedModels(site) : [])
			.filter(({ status }) => status !== 'discontinued')
			.map((model) => ({
				query: `model=${model.slug}`,
				title: fullName(model, site),
				href: modelPage(model),
			})),
	];
}

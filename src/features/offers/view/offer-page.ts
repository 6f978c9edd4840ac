import type { Offer } from '../../../domain/content/offer.ts';
import { asksAboutFinance } from '../../../domain/offer/offer-finance.ts';
import { namesComparisonRate, nameWithoutRates } from '../../../domain/offer/offer-rates.ts';
import { windowEdges, windowState } from '../../../domain/time/date-window.ts';
import { OFFERS_PATH } from '../../../paths/showroom-paths.ts';
import type { SiteContext } from '../../../site/context.ts';
import { sellingDealerships } from '../../../site/groups/selling-dealerships.ts';
import { metaOf } from '../../../site/meta.ts';
import type { PageContent } from '../../../site/route.ts';
import { links } from '../../../site/shell.ts';
import { dealerText } from '../../../site/text/dealer-text.ts';
import { textHtml } from '../../../site/text/text-html.ts';
import { dealershipChoice } from '../../forms/embed/dealership-choice.ts';
import type { LeadFormData } from '../../forms/embed/form-data.ts';
import { leadForm } from '../../forms/embed/lead-form.ts';
import { makeName } from '../../models/embed/model-address.ts';
import { estimateBlock } from '../../trade-in/embed/estimate-block.ts';
import { offerCard, shownDate } from '../embed/offer-card.ts';
import { makeOf, modelOf, offerPage } from '../embed/offers-of.ts';
import { offerCalculator } from './offer-calculator.ts';
import { waysOn } from './offers-page.ts';

/** Content of an offer's page with its form; an offer that has ended or not started says so (OFFERS-003, OFFERS-010, OFFERS-013). */
export function offerContent(offer: Offer, context: SiteContext): PageContent<'offer'> {
	const { site, shell, link, absolute } = context;
	const card = offerCard(offer, context);
	const path = offerPage(offer, site);
	const state = windowState(windowEdges(offer), site.now.getTime());
	// In search engines and shared links the warning of a comparison rate would not be beside it (resolution 220).
	const title = nameWithoutRates(card.name);
	const { text } = textHtml(offer.description, context);
	const words = namesComparisonRate(text) ? 'Rates, conditions and who it is for.' : text;
	return {
		meta: metaOf(context, {
			path,
			title,
			description: `${title}, from ${site.dealer.name}: ${words}`,
			indexed: state === 'open',
			jsonLd: [
				{
					'@context': 'https://schema.org',
					'@type': 'Offer',
					name: title,
					description: words,
					url: absolute(path),
					...(offer.starts && { validFrom: offer.starts }),
					...(offer.expires && { validThrough: offer.expires }),
					offeredBy: { '@type': 'AutoDealer', name: site.dealer.name },
				},
			],
			trail: [
				{ label: 'Special offers', href: OFFERS_PATH },
				{ label: title, href: path },
			],
			section: OFFERS_PATH,
		}),
		data: {
			offer: card,
			state,
			starts: offer.starts === null ? null : `From ${shownDate(offer.starts, context)}`,
			form: site.dealer.lead_api === null ? null : offerForm(offer, context),
			calculator: offerCalculator(offer, context),
			estimate:
				state === 'over'
					? null
					: estimateBlock(context, site.dealer.dealerships[0], { name: 'offer', slug: offer.id }),
			phone: { label: shell.phone.text, href: shell.phone.href },
			ways: [...links([{ label: 'All special offers', href: OFFERS_PATH }], link), ...waysOn(context)],
		},
	};
}

/** Enquiry form of an offer, with its name in a hidden field (resolution 158). */
function offerForm(offer: Offer, context: SiteContext): LeadFormData {
	const { site } = context;
	const name = dealerText(offer.name, site);
	const model = modelOf(offer, site);
	const manufacturer = makeOf(offer, site);
	const selling = sellingDealerships(manufacturer, site.dealer) ?? site.dealer.dealerships;
	const { hidden, dealerships } = dealershipChoice(selling);
	const about: Record<string, string | null> = {
		subcategory: name,
		manufacturer_slug: manufacturer,
		'Vehicle Make': manufacturer && makeName(manufacturer),
		'Vehicle Model': model?.name ?? null,
	};
	return leadForm(context, {
		kind: 'leads',
		goesTo: selling.length === 1 ? (selling[0]?.name ?? site.dealer.name) : site.dealer.name,
		categories: [
			{
				value: 'Special Offer',
				label: 'Special Offer',
				prefilled: `I would like to know more about the offer “${name}”.`,
			},
		],
		hidden: [
			...hidden,
			...Object.entries(about).flatMap(([name, value]) => (value ? [{ name, value }] : [])),
		],
		dealerships,
		fields: site.dealer.finance && asksAboutFinance(offer.category, model?.status ?? null) ? ['finance'] : [],
	});
}

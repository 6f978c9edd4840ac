import type { Offer } from '../../../domain/content/offer.ts';
import { isFinanceOffer } from '../../../domain/offer/offer-finance.ts';
import { cutDescription, cutDisclaimer } from '../../../domain/offer/offer-text.ts';
import { windowEdges, windowState } from '../../../domain/time/date-window.ts';
import { formatDate } from '../../../domain/time/format-date.ts';
import { localTime } from '../../../domain/time/local-date.ts';
import { FINANCE_ANCHOR } from '../../../domain/vehicle/vehicle-actions.ts';
import { BOOK_TEST_DRIVE_PATH } from '../../../paths/paths.ts';
import type { SiteContext } from '../../../site/context.ts';
import { blockPicture } from '../../../site/pictures/block-picture.ts';
import { dealerText } from '../../../site/text/dealer-text.ts';
import { textHtml } from '../../../site/text/text-html.ts';
import type { Link } from '../../../ui/layout/layout-data.ts';
import type { Picture } from '../../../ui/picture/picture-data.ts';
import { modelUrl } from '../../models/embed/model-address.ts';
import type { OfferCard } from '../page-data.ts';
import { isDriven, modelOf, offerPage } from './offers-of.ts';

/** Fragment of the form on an offer's page. */
export const OFFER_ANCHOR = 'enquire';

/** Card of an offer. */
export function offerCard(offer: Offer, context: SiteContext): OfferCard {
	const { site, shell } = context;
	const name = dealerText(offer.name, site);
	const { html, text } = textHtml(offer.description, context);
	const disclaimer = offer.disclaimer === null ? null : dealerText(offer.disclaimer, site);
	const edges = windowEdges(offer);
	const isFinance = isFinanceOffer(offer.category);
	const { finance, legal, lead_api } = site.dealer;
	return {
		name,
		href: offerPage(offer, site),
		category: offer.category,
		picture: offerPicture(offer, context),
		html,
		beginning: cutDescription(text)?.shown ?? null,
		disclaimer: disclaimer === null ? null : { whole: disclaimer, cut: cutDisclaimer(disclaimer) },
		financeNote: isFinance ? ((finance ? finance.disclaimer : null) ?? legal.finance_disclaimer) : null,
		when: offer.expires === null ? null : `Until ${shownDate(offer.expires, context)}`,
		edges,
		isToCome: windowState(edges, site.now.getTime()) === 'before',
		enquire: {
			label: 'Enquire Now',
			href:
				lead_api === null
					? `mailto:${shell.email}?subject=${encodeURIComponent(name)}`
					: `${offerPage(offer, site)}#${OFFER_ANCHOR}`,
		},
		explore: exploreLink(offer, context),
		testDrive: testDriveLink(offer, context),
		finance: isFinance ? financeLink(context) : null,
	};
}

/** A moment's date for display, in the dealer's time zone. */
export function shownDate(moment: string, { site }: SiteContext): string {
	return formatDate(localTime(new Date(moment), site.dealer.time_zone).date);
}

/** Its own picture, else its model's (`image_or_model_image.url`, OFFERS-007). */
function offerPicture(offer: Offer, { site }: SiteContext): Picture | null {
	const model = modelOf(offer, site);
	const image = offer.image_url ?? model?.cloudfront_new_image_url ?? model?.image.url;
	return image ? blockPicture({ image, alt: offer.alt || (model?.name ?? '') }, site) : null;
}

/** 'Explore RAV4', to the model's page (OFFERS-014). */
function exploreLink(offer: Offer, { site, link }: SiteContext): Link | null {
	const model = modelOf(offer, site);
	const href = model && link(modelUrl(model));
	return model && href ? { label: `Explore ${model.name}`, href } : null;
}

/** Default label of the test drive button; offers capitalise it differently (OFFERS-015). */
const USUAL_LABEL = 'Book a Test Drive';

/** Link to the test drive form with the offer and its model. */
function testDriveLink(offer: Offer, { site, link }: SiteContext): Link | null {
	if (!isDriven(offer)) return null;
	const about = new URLSearchParams({ ...(offer.model && { model: offer.model }), offer: offer.id });
	const href = link(`${BOOK_TEST_DRIVE_PATH}?${about}`);
	const { test_drive } = site.dealer.buttons.labels;
	return href === null
		? null
		: { label: test_drive === USUAL_LABEL ? 'Book A Test Drive' : test_drive, href };
}

function financeLink({ site: { dealer }, link }: SiteContext): Link | null {
	const { finance, buttons } = dealer;
	if (finance === false) return null;
	const page = link(finance.path);
	const href = finance.external_url ?? (page && `${page}#${FINANCE_ANCHOR}`);
	return href ? { label: buttons.labels.finance, href } : null;
}

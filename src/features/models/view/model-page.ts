import type { Model } from '../../../domain/content/model.ts';
import { modelLabel } from '../../../domain/model/model-label.ts';
import { BOOK_TEST_DRIVE_PATH } from '../../../paths/paths.ts';
import { MODELS_PATH, OFFERS_PATH, QUOTE_PATH } from '../../../paths/showroom-paths.ts';
import type { SiteContext } from '../../../site/context.ts';
import { salesArea } from '../../../site/groups/sales-area.ts';
import { metaOf } from '../../../site/meta.ts';
import type { PageContent } from '../../../site/route.ts';
import { links } from '../../../site/shell.ts';
import { dealerText } from '../../../site/text/dealer-text.ts';
import { textHtml } from '../../../site/text/text-html.ts';
import { offerCard } from '../../offers/embed/offer-card.ts';
import { currentOffers } from '../../offers/embed/offers-of.ts';
import { advantageBlock } from '../../service/embed/advantage.ts';
import { estimateBlock } from '../../trade-in/embed/estimate-block.ts';
import {
	accessoriesOf,
	accessoriesPath,
	makeName,
	modelPage,
	modelStockUrl,
} from '../embed/model-address.ts';
import { fullName, modelPicture } from '../embed/model-tile.ts';
import { vehiclesOf } from '../embed/priced-vehicle.ts';
import type { ModelData } from '../page-data.ts';
import { calculatorFor } from './model-stock.ts';

/** Vehicles in stock shown on a model's page. */
const SHOWN = 4;

/**
 * Content of a model's page (MODELS-004, MODELS-006).
 *
 * @param path one of its addresses; search engines list that of `modelPage`
 */
export function modelContent(model: Model, path: string, context: SiteContext): PageContent<'model'> {
	const { site, link } = context;
	const title = fullName(model, site);
	const line = dealerText(model.line, site);
	const canonical = modelPage(model);
	return {
		meta: metaOf(context, {
			path: canonical,
			title: `${title === model.name ? `${makeName(model.manufacturer)} ` : ''}${title}`,
			description: `${title} at ${site.dealer.name} in ${salesArea(site.dealer)}. ${line}`,
			indexed: path === canonical,
			trail: [
				{ label: 'Models', href: MODELS_PATH },
				{ label: title, href: canonical },
			],
			section: MODELS_PATH,
		}),
		data: {
			name: model.name,
			title,
			line,
			label: modelLabel(model.status),
			picture: modelPicture(model, site),
			facts: model.facts,
			html: textHtml(model.text, context).html,
			actions: actionsOf(model, context),
			note: noteOf(model, context),
			advantage: advantageBlock(model, context),
			accessories:
				accessoriesOf(model) > 0 && link(accessoriesPath(model.slug))
					? { label: 'View Accessories', href: accessoriesPath(model.slug) }
					: null,
			offers: site.dealer.features.offers
				? currentOffers(site)
						.filter((offer) => offer.model === model.slug)
						.map((offer) => ({ ...offerCard(offer, context), explore: null }))
				: [],
			offerWays: offerWaysOf(model, context),
			calculator: calculatorFor(model, context),
			estimate:
				model.status === 'discontinued'
					? null
					: estimateBlock(context, site.dealer.dealerships[0], { name: 'model', slug: model.slug }),
			stock: stockOf(model, context),
		},
	};
}

function actionsOf(model: Model, { site, link }: SiteContext) {
	const stock = { label: 'Our Stock', href: modelStockUrl(model, site, link) };
	if (model.status === 'discontinued') return [stock];
	return links(
		[
			{ label: 'Get a quote', href: `${QUOTE_PATH}?model=${model.slug}` },
			// Upcoming models have no test drives.
			...(model.status === 'coming_soon'
				? []
				: [
						{
							label: site.dealer.buttons.labels.test_drive,
							href: `${BOOK_TEST_DRIVE_PATH}?model=${model.slug}`,
						},
					]),
			stock,
		],
		link,
	);
}

function offerWaysOf(model: Model, context: SiteContext): ModelData['offerWays'] {
	const [first] = actionsOf(model, context);
	return [
		...(first ? [first] : []),
		...links([{ label: 'All special offers', href: OFFERS_PATH }], context.link),
	];
}

function noteOf({ status, name }: Model, { site }: SiteContext): string | null {
	switch (status) {
		case 'available':
			return null;
		case 'coming_soon':
			return `The ${name} is on its way. Ask us for pricing and arrival dates.`;
		case 'discontinued':
			return `The ${name} is no longer in production. ${site.dealer.name} still supplies parts for it, and sells used ones as they come in.`;
	}
}

function stockOf(model: Model, { site, card, link }: SiteContext): ModelData['stock'] {
	const name = model.stock_model ?? model.name;
	const vehicles = vehiclesOf(model, { site });
	const href = modelStockUrl(model, site, link);
	return {
		title: `${name} in stock`,
		all: vehicles.length > 0 ? { label: 'Our Stock', href } : null,
		cards: vehicles.slice(0, SHOWN).map(card),
	};
}

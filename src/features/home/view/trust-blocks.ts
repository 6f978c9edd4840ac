import type { HomeBlock as Options } from '../../../config/sections/home.ts';
import { paymentKind, paymentLabel } from '../../../domain/dealer/payments.ts';
import { OFFERS_PATH, SERVICE_PATH } from '../../../paths/showroom-paths.ts';
import type { SiteContext } from '../../../site/context.ts';
import { dealerText } from '../../../site/dealer-text.ts';
import { linked } from '../../../site/linked.ts';
import type { HomeBlock } from '../page-data.ts';

type Block = Extract<
	Options,
	{ block: 'feature-banner' | 'access-loan' | 'payments' | 'warranty-cards' | 'community' }
>;

/** Blocks that say what a dealer does for its customers. A promise without its feature, and so without terms, is not made (resolution 221). */
export function trustBlock(block: Block, context: SiteContext): HomeBlock[] {
	const { site } = context;
	const { features } = site.dealer;
	const words = (text: string) => dealerText(text, site);
	const terms = (page: string) => linked({ label: 'Terms', href: page }, context);
	switch (block.block) {
		case 'feature-banner': {
			const items = [
				{ label: 'Special offers', href: OFFERS_PATH, text: block.offers, icon: 'label' },
				{ label: 'Service', href: SERVICE_PATH, text: block.service, icon: 'gear' },
				{ label: 'Trade-in', href: '/trade-in', text: block.trade_in, icon: 'swap' },
			].filter(({ href }) => context.link(href) !== null);
			return items.length > 0 ? [{ block: 'feature-banner', items }] : [];
		}
		case 'access-loan': {
			const loan = site.dealer.dealerships.map(({ features }) => features.access_loan).find(Boolean);
			const link = loan ? linked({ label: 'Get Your Repayments', href: loan.repayments_url }, context) : null;
			if (link === null) return [];
			const title = 'Get started with your personalised repayment';
			return [{ block: 'access-loan', title, text: words(block.text), link }];
		}
		case 'payments':
			return [
				{
					block: 'payments',
					title: block.title,
					ways: block.names.map((name) => ({ name: paymentLabel(name), kind: paymentKind(name) })),
				},
			];
		case 'warranty-cards': {
			const { used_car_promises } = features;
			return used_car_promises ? [{ ...block, terms: terms(used_car_promises.terms_page) }] : [];
		}
		case 'community': {
			const { community } = features;
			return community ? [{ ...block, text: words(block.text), terms: terms(community.terms_page) }] : [];
		}
	}
}

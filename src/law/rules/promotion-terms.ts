import { bargainWords, namesALimit } from '../../domain/law/bargain-words.ts';
import { namesAnEnd } from '../../domain/law/urgent-words.ts';
import { isWithin } from '../elements.ts';
import type { LegalRule } from '../legal-rule.ts';
import type { ReadPage } from '../page.ts';

const OFFERS = '/offers/';

/** An offer of an advantage says until when it holds, or what limits it. */
export const promotionTerms: LegalRule = {
	name: 'promotion-terms',
	demand: 'An offer of something free, cheaper or on top says until when it holds, or its terms.',
	laws: [
		{
			title:
				'Australian Consumer Law, sections 18 and 29 (misleading conduct), 32 (gifts and prizes) and 35 (bait advertising)',
			source: 'https://www.accc.gov.au/business/advertising-and-promotions',
			checked: null,
		},
	],
	wayOut:
		'Give the offer expires or a disclaimer in content/offers.yaml; a tile or banner of promotions, a link to the page with its terms.',
	breaks: { path: '/offers/mats', main: '<h1>Free floor mats</h1><p>Ask Sam about them.</p>' },
	keeps: {
		path: '/offers/mats',
		main: '<h1>Free floor mats</h1><p>One set per vehicle. Until 31 Dec 2026.</p>',
	},
	faults: (page) => {
		if (!page.path.startsWith(OFFERS)) return [];
		const words = offerWords(page);
		const found = bargainWords(words);
		return found === null || namesALimit(words) || namesAnEnd(words)
			? []
			: [`it offers “${found}” and says neither until when nor on which terms`];
	},
};

/** The text of an offer, without forms. */
function offerWords({ blocks, main, forms }: ReadPage): string {
	return blocks
		.filter(
			({ element }) => main && isWithin(element, main) && !forms.some((form) => isWithin(element, form)),
		)
		.map(({ text }) => text)
		.join(' ');
}

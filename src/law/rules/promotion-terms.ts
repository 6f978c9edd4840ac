import { bargainWords, namesALimit } from '../../domain/law/bargain-words.ts';
import { namesAnEnd } from '../../domain/law/urgent-words.ts';
import { around, isWithin, partOf, wordsIn } from '../elements.ts';
import type { LegalRule } from '../legal-rule.ts';
import type { ReadPage } from '../page.ts';

const OFFERS = '/offers/';

/** Addresses of offers, and of pages with terms. */
const TERMS = /^\/offers\/|^\/special-offers|terms|conditions/;

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
	remedy:
		'Give the offer expires or a disclaimer in content/offers.yaml; a tile or banner of promotions, a link to the page with its terms.',
	breaks: { path: '/offers/mats', main: '<h1>Free floor mats</h1><p>Ask Sam about them.</p>' },
	keeps: {
		path: '/offers/mats',
		main: '<h1>Free floor mats</h1><p>One set per vehicle. Until 31 Dec 2026.</p>',
	},
	faults: (page) => {
		const found = page.path.startsWith(OFFERS) ? unlimited(offerWords(page)) : unlimitedHeading(page);
		return found === null ? [] : [`it offers “${found}” and says neither until when nor on which terms`];
	},
};

/** What a text promises without saying until when or on which terms; null for none. */
function unlimited(words: string): string | null {
	return namesALimit(words) || namesAnEnd(words) ? null : bargainWords(words);
}

/** The same of the headings of another page. The part below one says more, or leads to the offer or its terms. */
function unlimitedHeading({ blocks, main, elements }: ReadPage): string | null {
	for (const { element, text } of blocks) {
		const found = /^h[1-6]$/.test(element.name) && main && isWithin(element, main) && bargainWords(text);
		const part = partOf(element);
		if (!found || !part || unlimited(wordsIn(part)) === null) continue;
		const leadsOn = elements.some((link) => isWithin(link, part) && TERMS.test(link.attribs['href'] ?? ''));
		const isTimed = around(element, ({ attribs }) => 'data-until' in attribs) !== null;
		if (!leadsOn && !isTimed) return found;
	}
	return null;
}

/** The text of an offer, without forms. */
function offerWords({ blocks, main, forms }: ReadPage): string {
	return blocks
		.filter(
			({ element }) => main && isWithin(element, main) && !forms.some((form) => isWithin(element, form)),
		)
		.map(({ text }) => text)
		.join(' ');
}

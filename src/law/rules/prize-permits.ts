import { namesAPermit, prizeWords } from '../../domain/law/prize-words.ts';
import { isWithin, wordsIn } from '../elements.ts';
import type { LegalRule } from '../legal-rule.ts';
import type { Element } from '../page.ts';

/** A promotion with prizes by chance states its permits and terms; checks of options compute which permits it needs (resolution 178). */
export const prizePermits: LegalRule = {
	name: 'prize-permits',
	demand:
		'A page that promises a prize by chance states the permits of the states, or links to the terms that do.',
	laws: [
		{
			title:
				'Community Gaming Act 2018 (NSW) and the gaming acts of the other states (src/domain/spin/permits.ts)',
			source: 'https://www.nsw.gov.au/business-and-economy/liquor-and-gaming/community-gaming',
			checked: '2026-11-23',
		},
		{
			title: 'Australian Consumer Law, section 32 (offering gifts and prizes)',
			source: 'https://www.accc.gov.au/business/advertising-and-promotions',
			checked: null,
		},
	],
	remedy:
		'Use features.spin_to_win, whose permits are checked, or state permit numbers and link to the terms of the promotion.',
	breaks: { path: '/blog/barbecue', main: '<p>Take a test drive and win a barbecue.</p>' },
	keeps: {
		path: '/blog/barbecue',
		main: '<p>Take a test drive and win a barbecue. <a href="/pages/barbecue-terms">Terms and permits</a></p>',
	},
	faults: ({ main, elements, blocks }) => {
		if (!main) return [];
		const found = blocks
			.filter(({ element, text }) => prizeWords(text) !== null && isWithin(element, main))
			.find(({ element, text }) => !isLinkOnly(element, text));
		if (!found) return [];
		const isTermsLink = (link: Element) =>
			link.name === 'a' &&
			isWithin(link, main) &&
			/terms|permit|spin-to-win/i.test(`${link.attribs['href']} ${wordsIn(link)}`);
		return namesAPermit(wordsIn(main)) || elements.some(isTermsLink)
			? []
			: [`it says “${prizeWords(found.text)}” and states neither a permit nor where the terms are`];
	},
};

/** Whether a block is nothing but a link, as an entry of a menu. */
function isLinkOnly(element: Element, text: string): boolean {
	const links =
		element.name === 'a'
			? [element]
			: element.children.filter((child) => 'name' in child && child.name === 'a');
	return links.some((link) => 'attribs' in link && wordsIn(link) === text);
}

import { onRoadWords } from '../../domain/law/on-road-words.ts';
import type { LegalRule } from '../legal-rule.ts';

/** A price includes what a buyer must pay, and its words are those that the dealer's state allows. */
export const onRoadCosts: LegalRule = {
	name: 'on-road-costs',
	demand:
		'No price has charges on top, such as “plus on-road costs” or “+ dealer delivery”; in New South Wales nothing is called on-road costs.',
	laws: [
		{
			title: 'Australian Consumer Law, section 48 (single price)',
			source: 'https://www.accc.gov.au/content/index.phtml/itemId/874430',
			checked: '2026-11-25',
		},
		{
			title: 'NSW Fair Trading, Motor dealer advertisements',
			source:
				'https://www.fairtrading.nsw.gov.au/trades-and-businesses/business-essentials/advertising-and-marketing-your-business/motor-dealer-advertisements',
			checked: '2026-11-25',
		},
	],
	remedy: 'State the whole price, drive away; in New South Wales write “government and dealer charges”.',
	breaks: { path: '/offers/rio', main: '<h1>Kia Rio</h1><p>$21,990 plus on-road costs</p>' },
	keeps: {
		path: '/offers/rio',
		main: '<h1>Kia Rio</h1><p>$24,490 drive away, with no on-road costs to add</p>',
	},
	faults: ({ words, spoken }, { dealer: { state } }) => {
		const found = [words, ...spoken.map(({ text }) => text)].flatMap(
			(text) => onRoadWords(text, state) ?? [],
		);
		return [...new Set(found)].map((text) => `it says “${text}”`);
	},
};

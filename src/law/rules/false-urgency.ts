import { namesAnEnd, urgentWords } from '../../domain/law/urgent-words.ts';
import { around, partOf, wordsIn } from '../elements.ts';
import type { LegalRule } from '../legal-rule.ts';
import type { Element } from '../page.ts';

/** A shopper is pressed by a real end only, and the page says when it is. */
export const falseUrgency: LegalRule = {
	name: 'false-urgency',
	demand:
		'No words or countdown press a shopper to decide, unless the same part of the page says when the offer ends.',
	laws: [
		{
			title: 'Australian Consumer Law, sections 18 and 29 (misleading conduct)',
			source: 'https://www.accc.gov.au/business/advertising-and-promotions/false-or-misleading-claims',
			checked: null,
		},
		{
			title:
				'Competition and Consumer Amendment (Unfair Trading Practices) Bill 2026, proposed to commence on 1 July 2027',
			source: 'https://www.aph.gov.au/Parliamentary_Business/Bills_Legislation/bd/bd2526/26bd058',
			checked: '2026-11-25',
		},
	],
	remedy:
		'Take the words out, or give the offer its real end: expires in the options, or the date in the same paragraph.',
	breaks: { path: '/', main: '<section><h2>2026 plates</h2><p>Hurry, last chance!</p></section>' },
	keeps: {
		path: '/',
		main: '<section><h2>2026 plates</h2><p>Last chance: until 31 December 2026.</p></section>',
	},
	faults: ({ blocks, elements }) => [
		...blocks.flatMap(({ text, element }) => {
			const found = urgentWords(text);
			return found === null || namesAnEnd(text) || hasEnd(element)
				? []
				: [`it says “${found}” and not until when`];
		}),
		...elements.flatMap((element) =>
			isCountdown(element) && !hasEnd(element) ? ['it has a countdown without a date'] : [],
		),
	],
};

function isCountdown({ attribs }: Element): boolean {
	return /(?:^|[\s_-])count-?down(?:$|[\s_-])/i.test(attribs['class'] ?? '') || 'data-countdown' in attribs;
}

/** Whether the part of the page around says when something ends, or is taken away then. */
function hasEnd(element: Element): boolean {
	const ends = ({ attribs }: Element) => 'data-until' in attribs;
	const isTimed = ends(element) || around(element, ends) !== null;
	const part = partOf(element);
	return isTimed || (part !== null && namesAnEnd(wordsIn(part)));
}

import { ACCESSIBILITY_PATH } from '../../paths/paths.ts';
import { wordsIn } from '../elements.ts';
import type { LegalRule } from '../legal-rule.ts';

/** Visitors who meet a barrier learn how to reach the dealer, and what the site has been made for. */
export const accessibilityStatement: LegalRule = {
	name: 'accessibility-statement',
	demand:
		'Every page links to the accessibility statement, which names the standard, what is known not to work, and whom to ask.',
	laws: [
		{
			title:
				'Disability Discrimination Act 1992, section 24; AHRC, Guidelines on equal access to digital goods and services, 2025',
			source: 'https://humanrights.gov.au/our-work/disability-rights',
			checked: '2026-11-20',
		},
	],
	remedy:
		'Add accessibility to standard_pages, or write content/pages/accessibility.md with the standard (WCAG), known limits, phone and email.',
	breaks: { path: ACCESSIBILITY_PATH, main: '<h1>Accessibility</h1><p>Our site is for everyone.</p>' },
	keeps: {
		path: ACCESSIBILITY_PATH,
		main: '<h1>Accessibility</h1><p>Made for WCAG 2.2, level AA. Known limits: photographs of older vehicles. <a href="tel:0755505555">Call us</a></p>',
	},
	faults: ({ path, main, elements }) => {
		// The page for the printer has no footer, and is read on paper.
		const isWhole = elements.some((element) => element.name === 'footer');
		const hasLink = elements.some(
			({ name, attribs }) => name === 'a' && attribs['href'] === ACCESSIBILITY_PATH,
		);
		const linkFault = hasLink || !isWhole ? [] : [`it has no link to ${ACCESSIBILITY_PATH}`];
		if (path !== ACCESSIBILITY_PATH || !main) return linkFault;
		const words = wordsIn(main);
		const isWay = /^(?:tel|mailto):/;
		const hasWay = elements.some(({ attribs }) => isWay.test(attribs['href'] ?? ''));
		return [
			...linkFault,
			...(/\bWCAG\b/.test(words) ? [] : ['it does not name the standard, WCAG']),
			...(/\blimits?\b|\bnot yet\b|\bknown\b|\bdo(?:es)?(?:n['’]t| not)\b/i.test(words)
				? []
				: ['it does not say what is known not to work']),
			...(hasWay ? [] : ['it does not say whom to ask: give a phone number or an email address']),
		];
	},
};

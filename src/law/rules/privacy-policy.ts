import { chatModelOf } from '../../config/chat-model.ts';
import { PRIVACY_PATH } from '../../paths/paths.ts';
import { wordsIn } from '../elements.ts';
import { EXAMPLE_POLICY } from '../example-policy.ts';
import type { LegalRule } from '../legal-rule.ts';

/** What a privacy policy must contain, with the words that show it. */
const CONTENTS: readonly { about: string; words: RegExp }[] = [
	{ about: 'what is collected', words: /\bcollect/i },
	{ about: 'why it is collected', words: /\bwhy\b|\bpurposes?\b|\bwe use it\b/i },
	{ about: 'who else sees it', words: /\bdisclos|\bshare|\bwho else\b|\bprovide it to\b/i },
	{ about: 'whether it leaves Australia', words: /\boverseas\b|\boutside (?:of )?australia\b/i },
	{ about: 'how to see and correct it', words: /\bcorrect/i },
	{ about: 'how to complain', words: /\bcomplain/i },
	{ about: 'the Information Commissioner', words: /\binformation commissioner\b|\boaic\b/i },
];

/** The site has a privacy policy with what the law asks of one. */
export const privacyPolicy: LegalRule = {
	name: 'privacy-policy',
	demand:
		'The privacy policy says what is collected and why, who sees it, whether it goes overseas, how to see and correct it, and how to complain.',
	laws: [
		{
			title: 'Privacy Act 1988, Australian Privacy Principle 1.3 and 1.4',
			source:
				'https://www.oaic.gov.au/privacy/australian-privacy-principles/australian-privacy-principles-guidelines/chapter-1-app-1-open-and-transparent-management-of-personal-information',
			checked: '2026-11-20',
		},
	],
	remedy: 'Add it to content/pages/privacy-policy.md, or remove that file to use the standard text.',
	breaks: { path: PRIVACY_PATH, main: EXAMPLE_POLICY.replace('Complain', 'Talk') },
	keeps: { path: PRIVACY_PATH, main: EXAMPLE_POLICY },
	faults: ({ path, main }, { dealer }) => {
		if (path !== PRIVACY_PATH || !main) return [];
		const words = wordsIn(main);
		const operator = chatModelOf(dealer.features)?.operator;
		return [
			...CONTENTS.filter((content) => !content.words.test(words)).map(
				({ about }) => `it does not say ${about}`,
			),
			...(operator === undefined || words.includes(operator)
				? []
				: [`it does not name ${operator}, to whom questions from the chat are sent (features.chat.model)`]),
		];
	},
};

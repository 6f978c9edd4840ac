import { saysHowToStop } from '../../domain/law/marketing-words.ts';
import { PRIVACY_PATH } from '../../paths/paths.ts';
import { isWithin, partAround, wordsIn } from '../elements.ts';
import type { LegalRule } from '../legal-rule.ts';

const SIGNS_UP =
	/\bsubscribe (?:to|for)\b|\bnewsletters?\b|\bmailing list\b|\bemail alerts?\b|\bprice[- ]drop alerts?\b|\b(?:email|text) me (?:when|about (?:new|price))\b/i;

/** A page on which a visitor signs up for messages says how to stop them. */
export const unsubscribe: LegalRule = {
	name: 'unsubscribe',
	demand:
		'Where someone signs up for alerts or news, the page says how to stop them; so does the privacy policy.',
	laws: [
		{
			title: 'Spam Act 2003, section 18 (functional unsubscribe facility)',
			source: 'https://www.acma.gov.au/avoid-sending-spam',
			checked: '2026-11-20',
		},
	],
	remedy: 'Say “I can stop at any time by the link in each email”, or “reply STOP”, in the same form.',
	breaks: {
		path: '/blog',
		main: '<form><p>Get price-drop alerts.</p><input type="email"><a href="/privacy-policy">Privacy</a></form>',
	},
	keeps: {
		path: '/blog',
		main: '<form><p>Get price-drop alerts. Stop at any time by the link in each email.</p><input type="email"><a href="/privacy-policy">Privacy</a></form>',
	},
	faults: ({ path, main, forms, elements }) => {
		const contacts = elements.filter(({ attribs }) => ['email', 'tel'].includes(attribs['type'] ?? ''));
		const signUps = forms.filter(
			(form) => contacts.some((contact) => isWithin(contact, form)) && SIGNS_UP.test(wordsIn(form)),
		);
		const silent = signUps.filter((form) => !saysHowToStop(wordsIn(partAround(form) ?? form)));
		return [
			...silent.map(
				(form) => `the form “${wordsIn(form).slice(0, 60)}” does not say how to stop the messages`,
			),
			...(path === PRIVACY_PATH && main && !saysHowToStop(wordsIn(main))
				? ['it does not say how to stop marketing messages']
				: []),
		];
	},
};

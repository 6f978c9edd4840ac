import { PRIVACY_PATH } from '../../paths/paths.ts';
import { around, isWithin } from '../elements.ts';
import type { LegalRule } from '../legal-rule.ts';
import type { Element, ReadPage } from '../page.ts';

const PERSONAL_NAMES = ['name', 'first_name', 'last_name', 'email', 'phone', 'mobile'];
const PARTS = ['section', 'article', 'aside', 'dialog', 'main'];

/** A form says who collects what is entered in it, and what becomes of it. */
export const collectionNotice: LegalRule = {
	name: 'collection-notice',
	demand:
		'A form that asks who someone is, or how to reach them, has a link to the privacy policy in it or beside it.',
	laws: [
		{
			title: 'Privacy Act 1988, Australian Privacy Principle 5 (notification of collection)',
			source:
				'https://www.oaic.gov.au/privacy/australian-privacy-principles/australian-privacy-principles-guidelines/chapter-5-app-5-notification-of-the-collection-of-personal-information',
			checked: '2026-11-20',
		},
	],
	remedy: 'Link to the privacy policy beside the button that sends the form.',
	breaks: {
		path: '/contact-us',
		main: '<form><input name="email" type="email"><button>Send</button></form>',
	},
	keeps: {
		path: '/contact-us',
		main: '<form><input name="email" type="email"><a href="/privacy-policy">How we handle it</a><button>Send</button></form>',
	},
	faults: (page) =>
		page.forms.flatMap((form) => {
			const asked = page.elements.find((element) => isPersonal(element) && isWithin(element, form));
			return asked === undefined || hasPolicy(form, page)
				? []
				: [
						`the form that asks for “${asked.attribs['name'] ?? asked.attribs['type']}” has no link to ${PRIVACY_PATH} beside it`,
					];
		}),
};

function isPersonal({ name, attribs }: Element): boolean {
	if (name !== 'input' || attribs['type'] === 'hidden') return false;
	return ['email', 'tel'].includes(attribs['type'] ?? '') || PERSONAL_NAMES.includes(attribs['name'] ?? '');
}

/** Whether the policy is linked in a form or beside it: in the same part of the page, and in no other form. */
function hasPolicy(form: Element, { elements }: ReadPage): boolean {
	return elements.some(
		(link) =>
			link.name === 'a' &&
			(link.attribs['href'] ?? '').split('#')[0] === PRIVACY_PATH &&
			(isWithin(link, form) || placeOf(link) === placeOf(form)),
	);
}

/** The part of the page or the form that an element is in; null for none. */
function placeOf(element: Element): Element | null {
	return around(element, ({ name }) => name === 'form' || PARTS.includes(name));
}

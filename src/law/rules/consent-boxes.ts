import { isAboutMarketing } from '../../domain/law/marketing-words.ts';
import { around, wordsIn } from '../elements.ts';
import type { LegalRule } from '../legal-rule.ts';
import type { Element, ReadPage } from '../page.ts';

/** Consent to advertising is given by the shopper, in a box of its own (resolution 114). */
export const consentBoxes: LegalRule = {
	name: 'consent-boxes',
	demand:
		'A box about offers, news or other advertising is not ticked beforehand, asks for nothing else, and is never required.',
	laws: [
		{
			title: 'Spam Act 2003, section 16 and Schedule 2 (consent)',
			source: 'https://www.acma.gov.au/avoid-sending-spam',
			checked: '2026-11-20',
		},
	],
	remedy: 'Give marketing a box of its own that is neither ticked nor required.',
	breaks: {
		path: '/contact-us',
		main: '<label><input type="checkbox" name="news" checked> Send me offers and news</label>',
	},
	keeps: {
		path: '/contact-us',
		main: '<label><input type="checkbox" name="news"> Send me offers and news</label>',
	},
	faults: (page) => [
		...page.elements.filter(isBox).flatMap((box) => {
			const label = labelOf(box, page);
			if (!isAboutMarketing(label)) return [];
			const faults = [
				...('checked' in box.attribs ? ['is ticked beforehand'] : []),
				...('required' in box.attribs ? ['is required'] : []),
			];
			return faults.map((fault) => `the box “${label}” ${fault}`);
		}),
		...page.elements.flatMap(({ name, attribs }) =>
			name === 'input' &&
			attribs['type'] === 'hidden' &&
			/opt_in_marketing|newsletter/.test(attribs['name'] ?? '')
				? [`the form sends “${attribs['name']}” unasked`]
				: [],
		),
	],
};

function isBox({ name, attribs }: Element): boolean {
	return name === 'input' && attribs['type'] === 'checkbox';
}

function labelOf(box: Element, { elements }: ReadPage): string {
	const label =
		around(box, ({ name }) => name === 'label') ??
		elements.find(
			({ name, attribs }) =>
				name === 'label' && attribs['for'] !== undefined && attribs['for'] === box.attribs['id'],
		);
	return label ? wordsIn(label) : (box.attribs['aria-label'] ?? '');
}

import { FORM_CATEGORIES, GENERAL_ENQUIRY } from '../../domain/lead/lead-category.ts';
import type { ContentCheck } from './content-check.ts';

/** Pages with a fixed layout around the dealer's text, with links to forms of their own. */
const LAID_OUT = ['service', 'vehicle-parts-and-accessories'];

/** The category of a page's form is one that the lead API accepts, and the site has a lead API. */
export const pageFormsCanBeSent: ContentCheck = {
	name: 'page-forms-can-be-sent',
	check: ({ content: { pages }, dealer }) => {
		const known = new Set<string>([GENERAL_ENQUIRY, ...dealer.forms.categories, ...FORM_CATEGORIES]);
		return pages.flatMap(({ slug, form }) => {
			if (!form) return [];
			const file = `pages/${slug}.md`;
			const isUnknown = !known.has(form.category);
			return [
				...(dealer.lead_api === null
					? [{ file, option: 'form', message: 'it needs lead_api in dealer.ts, to send to' }]
					: []),
				...(LAID_OUT.includes(slug)
					? [{ file, option: 'form', message: 'this page leads to a form of its own; leave it out' }]
					: []),
				...(isUnknown
					? [
							{
								file,
								option: 'form.category',
								message: `expected one of ${[...known].join(', ')}, found '${form.category}'`,
							},
						]
					: []),
			];
		});
	},
};

import type { SiteContext } from '../../../site/context.ts';
import { dealershipChoice } from './dealership-choice.ts';
import type { LeadFormData } from './form-data.ts';
import { leadForm } from './lead-form.ts';

/** The enquiry form of a content page; its terms box is `terms_agreed` (ENQUIRY-015). */
export function textForm(category: string, path: string, context: SiteContext): LeadFormData {
	const { dealer } = context.site;
	const { hidden, dealerships } = dealershipChoice(dealer.dealerships);
	return leadForm(context, {
		kind: 'enquiries',
		goesTo: dealer.name,
		categories: [{ value: category, label: category }],
		hidden: [...hidden, { name: 'page_id', value: path }],
		dealerships,
		termsName: 'terms_agreed',
	});
}

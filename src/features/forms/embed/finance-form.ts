import type { SiteContext } from '../../../site/context.ts';
import { stockNoun } from '../../../site/text/nouns.ts';
import { dealershipChoice } from './dealership-choice.ts';
import type { LeadFormData, SubjectWords } from './form-data.ts';
import { leadForm } from './lead-form.ts';
import { subjectWords } from './subject-words.ts';

/** Finance enquiry form for other pages, with texts about the vehicle in the address; null for a dealer without a lead API. */
export function financeForm(context: SiteContext): { form: LeadFormData; subject: SubjectWords } | null {
	const { dealer } = context.site;
	if (dealer.lead_api === null) return null;
	const category = 'Finance Enquiry';
	return {
		form: leadForm(context, {
			kind: 'leads',
			hasReview: true,
			goesTo: dealer.name,
			categories: [{ value: category, label: category }],
			...dealershipChoice(dealer.dealerships),
		}),
		subject: subjectWords('Finance for', stockNoun(dealer).one),
	};
}

import { type LeadKind, messageNeed } from '../../../domain/lead/lead-form.ts';
import { pageSubmitLabel } from '../../../domain/lead/page-submit-label.ts';
import { PRIVACY_PATH, TERMS_PATH } from '../../../paths/paths.ts';
import type { SiteContext } from '../../../site/context.ts';
import type { LeadFormData } from './form-data.ts';
import type { FormRules } from './form-rules.ts';

/** Options of a form; the rest follows from the dealer. */
interface FormOptions
	extends Pick<LeadFormData, 'categories'>,
		Partial<
			Pick<
				LeadFormData,
				| 'hidden'
				| 'isCategoryChosen'
				| 'dealerships'
				| 'locations'
				| 'subcategories'
				| 'fields'
				| 'visitNote'
				| 'reservationNote'
				| 'offerPlaceholder'
				| 'services'
				| 'work'
				| 'models'
				| 'offers'
				| 'termsName'
				| 'steps'
			>
		> {
	kind: LeadKind;
	hasReview?: boolean;
	/** Name of the receiver: 'Harbourline Toyota'. */
	goesTo: string;
	vehicle?: FormRules['vehicle'];
	timetables?: FormRules['timetables'];
}

/** Labels of the consents to be contacted and to marketing (resolution 114). */
export const OPT_IN_LABEL = 'Contact me about this enquiry';
export const marketingLabel = (dealer: string): string => `Send me offers and news from ${dealer}`;

/** A form of a site whose dealer has a lead API. */
export function leadForm({ site, link }: SiteContext, options: FormOptions): LeadFormData {
	const { forms, name, lead_api } = site.dealer;
	const { kind, categories, vehicle = null, timetables = {} } = options;
	const [first] = categories;
	const category = first?.value ?? '';
	const isFixed = categories.length === 1;
	const need = messageNeed(kind, category, forms);
	return {
		action: `${lead_api}/${kind}`,
		hidden: options.hidden ?? [],
		categories,
		categoryLabel: kind === 'leads' ? 'What is it about?' : 'Category',
		isCategoryChosen: options.isCategoryChosen ?? false,
		dealerships: options.dealerships ?? [],
		locations: options.locations ?? [],
		subcategories: options.subcategories ?? [],
		fields: options.fields ?? [],
		visitNote: options.visitNote ?? null,
		reservationNote: options.reservationNote ?? null,
		offerPlaceholder: options.offerPlaceholder ?? null,
		services: options.services ?? [],
		work: options.work ?? [],
		models: options.models ?? [],
		offers: options.offers ?? [],
		steps: options.steps ?? [],
		isMessageRequired: need === 'required' && !options.work?.length && (isFixed || kind === 'enquiries'),
		optIn: { isTicked: forms.opt_in_ticked, label: OPT_IN_LABEL },
		marketing: marketingLabel(name),
		termsName: options.termsName ?? 'terms_conditions',
		terms: linked('terms of use', link(TERMS_PATH)),
		privacy: linked('privacy policy', link(PRIVACY_PATH)),
		submit: pageSubmitLabel(category),
		promise: `Goes to ${options.goesTo}. ${forms.reply_promise}`,
		rules: {
			kind,
			message_optional: forms.message_optional,
			optional_contact: forms.optional_contact,
			captcha: forms.captcha,
			has_review: options.hasReview ?? false,
			dealership_from_service_location: forms.dealership_from_service_location,
			vehicle,
			timetables,
		},
	};
}

function linked(label: string, href: string | null) {
	return href === null ? null : { label, href };
}

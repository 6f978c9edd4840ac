import { type LeadKind, messageNeed } from '../../../domain/lead/lead-form.ts';
import { pageSubmitLabel } from '../../../domain/lead/page-submit-label.ts';
import { PRIVACY_PATH, TERMS_PATH } from '../../../paths/paths.ts';
import type { SiteContext } from '../../../site/context.ts';
import type { LeadForm } from './form-data.ts';
import type { FormRules } from './form-rules.ts';

/** Options of a form; the rest follows from the dealer. */
interface Said
	extends Pick<LeadForm, 'categories'>,
		Partial<
			Pick<
				LeadForm,
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
export function leadForm({ site, link }: SiteContext, said: Said): LeadForm {
	const { forms, name, lead_api } = site.dealer;
	const { kind, categories, vehicle = null, timetables = {} } = said;
	const [first] = categories;
	const category = first?.value ?? '';
	const isFixed = categories.length === 1;
	const need = messageNeed(kind, category, forms.message_optional);
	return {
		action: `${lead_api}/${kind}`,
		hidden: said.hidden ?? [],
		categories,
		categoryLabel: kind === 'leads' ? 'What is it about?' : 'Category',
		isCategoryChosen: said.isCategoryChosen ?? false,
		dealerships: said.dealerships ?? [],
		locations: said.locations ?? [],
		subcategories: said.subcategories ?? [],
		fields: said.fields ?? [],
		visitNote: said.visitNote ?? null,
		reservationNote: said.reservationNote ?? null,
		offerPlaceholder: said.offerPlaceholder ?? null,
		services: said.services ?? [],
		work: said.work ?? [],
		models: said.models ?? [],
		offers: said.offers ?? [],
		steps: said.steps ?? [],
		isMessageRequired: need === 'required' && !said.work?.length && (isFixed || kind === 'enquiries'),
		optIn: { isTicked: forms.opt_in_ticked, label: OPT_IN_LABEL },
		marketing: marketingLabel(name),
		termsName: said.termsName ?? 'terms_conditions',
		terms: linked('terms of use', link(TERMS_PATH)),
		privacy: linked('privacy policy', link(PRIVACY_PATH)),
		submit: pageSubmitLabel(category),
		promise: `Goes to ${said.goesTo}. ${forms.reply_promise}`,
		rules: {
			kind,
			message_optional: forms.message_optional,
			optional_contact: forms.optional_contact,
			captcha: forms.captcha,
			has_review: said.hasReview ?? false,
			dealership_from_service_location: forms.dealership_from_service_location,
			vehicle,
			timetables,
		},
	};
}

function linked(label: string, href: string | null) {
	return href === null ? null : { label, href };
}

import type { Enquiry } from '../../api/leads/enquiries.ts';
import type { Lead } from '../../api/leads/leads.ts';
import type { FieldProblem } from '../../api/problem.ts';
import type { ApiSite } from '../../api/site/site-file.ts';
import { FORM_CATEGORIES, GENERAL_ENQUIRY } from '../../domain/lead/lead-category.ts';
import type { LeadKind } from '../../domain/lead/lead-form.ts';
import { leadProblems } from '../../domain/lead/lead-problems.ts';

/** All categories that a dealer's forms may send. */
export function knownCategories({ forms }: ApiSite): readonly string[] {
	return [...new Set([GENERAL_ENQUIRY, ...forms.categories, ...FORM_CATEGORIES])];
}

/**
 * Problems of a complete form, in field order: the form's own rules (ENQUIRY-003 to ENQUIRY-008, ENQUIRY-015, resolution 104), and those
 * that need the dealer's data.
 */
export function fieldProblems(kind: LeadKind, fields: Enquiry | Lead, site: ApiSite): FieldProblem[] {
	const { name, email, phone, message, category, terms_conditions, dealership_slug } = fields;
	const { message_optional, optional_contact } = site.forms;
	const offer = 'offer_from_client' in fields ? fields.offer_from_client : undefined;
	const asked = leadProblems(
		{
			name,
			email,
			phone,
			message,
			category,
			terms_conditions,
			...(site.dealerships.length > 1 && { dealership_slug: dealership_slug ?? '' }),
			...('service_work' in fields && fields.service_work !== null && { service_work: fields.service_work }),
			...(category === 'Offer' && { offer_from_client: offer === undefined ? '' : String(offer) }),
		},
		{ kind, message_optional, optional_contact },
	);
	return [...unknownNames(fields, site), ...asked];
}

/** Problems of categories and dealerships that the dealer does not have. */
export function unknownNames(
	fields: Pick<Enquiry, 'category' | 'dealership_slug'>,
	site: ApiSite,
): FieldProblem[] {
	const { category, dealership_slug } = fields;
	const isNone = category !== '' && !knownCategories(site).includes(category);
	const isNowhere =
		dealership_slug !== null && !site.dealerships.some(({ slug }) => slug === dealership_slug);
	return [
		...(isNone ? [{ field: 'category', message: 'Please choose a category.' }] : []),
		...(isNowhere ? [{ field: 'dealership_slug', message: 'Please choose a dealership.' }] : []),
	];
}

import * as z from 'zod/mini';
import { LEAD_LIMITS, line, nullable, optionalLine, text } from './lead-text.ts';
import { consentFlag, optionalConsent } from './typed-field.ts';

/** Where the visitor has been (LEADAPI-014, resolution 117). */
export const LeadAttributesSchema = z.object({
	/** Paths of this visit in their order, without query strings. */
	visited_pages: z._default(z.array(text(LEAD_LIMITS.address)).check(z.maxLength(LEAD_LIMITS.entries)), []),
	/** Parameters the visit began with: utm_*, gclid, fbclid. */
	linked_query_params: z._default(z.record(line, text(LEAD_LIMITS.address)), {}),
});

/** What an enquiry and a lead about a vehicle have in common; spelt as the specification does. */
export const LEAD_FIELDS = {
	/** Made by the form's script once per attempt, so that trying again makes no second lead; the server makes one otherwise. */
	submission_id: z.optional(
		z.string().check(z.regex(/^[\w-]{8,64}$/, 'expected 8 to 64 letters, digits, - or _')),
	),
	name: line,
	/** Which of the two may be empty is the dealer's choice (resolution 104). */
	email: z._default(line, ''),
	phone: z._default(line, ''),
	message: z._default(text(LEAD_LIMITS.message), ''),
	category: line,
	subcategory: optionalLine,
	dealership_slug: optionalLine,
	/** 'Contact me about this enquiry'. */
	opt_in: consentFlag,
	/** Offers and news; never ticked beforehand (resolution 114). */
	opt_in_marketing: consentFlag,
	/** The words beside what was ticked, as they were shown. */
	consent_text: nullable(text(LEAD_LIMITS.message)),
	terms_conditions: consentFlag,
	/** The terms box of a form in a content page (ENQUIRY-015); kept as `terms_conditions`. */
	terms_agreed: optionalConsent,
	url: nullable(text(LEAD_LIMITS.address)),
	source: z._default(line, 'Website'),
	user_agent: nullable(text(LEAD_LIMITS.user_agent)),
	lead_attributes: z.prefault(LeadAttributesSchema, {}),
	/** The proof of work (ALTCHA's payload); absent without JavaScript. */
	captcha: z.optional(z.string().check(z.maxLength(LEAD_LIMITS.captcha))),
	/** Honeypot field: hidden from sighted, keyboard and screen-reader users, so that only programs fill it in. */
	company_website: z.optional(z.string().check(z.maxLength(LEAD_LIMITS.address))),
};

import type { EnquiryInput } from './enquiries.ts';
import type { LeadInput } from './leads.ts';

/**
 * How a page reads a field from the control of that name: a text, a choice or a moment, which are left out when empty, a number without
 * its separators, whole dollars, a checkbox, or the ticked ones of several checkboxes. `null` for fields that no control has: they are
 * added when the form is sent (submit-lead.ts) or derived from several controls (read-form.ts, a form's own flow).
 */
export type FormFieldKind = 'text' | 'choice' | 'number' | 'dollars' | 'flag' | 'list' | null;

type KindOf<Input> = Readonly<Record<keyof Input, FormFieldKind>>;

const COMMON = {
	name: 'text',
	email: 'text',
	phone: 'text',
	message: 'text',
	category: 'text',
	subcategory: 'text',
	dealership_slug: 'text',
	opt_in: 'flag',
	opt_in_marketing: 'flag',
	terms_conditions: 'flag',
	// Sent as `terms_conditions`.
	terms_agreed: null,
	company_website: 'text',
	consent_text: null,
	submission_id: null,
	url: null,
	source: null,
	user_agent: null,
	lead_attributes: null,
	captcha: null,
} as const;

/**
 * The fields of the two endpoints, as forms read them. Complete by type: the compiler names a field of a schema that is missing here, which
 * a form with JavaScript would not send. A table because the Zod schemas load after the form (`load-sender.ts`).
 */
export const FORM_FIELDS = {
	enquiries: {
		...COMMON,
		location: 'text',
		Rego: 'text',
		'Vehicle Make': 'text',
		'Vehicle Model': 'text',
		year: 'number',
		kms: 'number',
		service_work: 'text',
		service_date: 'choice',
		part: 'text',
		page_id: 'text',
		payment_reference: 'text',
		payment_amount: null,
		additional_services: 'list',
	},
	leads: {
		...COMMON,
		car_id: 'text',
		car_dealership_id: 'text',
		stock_number: 'text',
		manufacturer_slug: 'text',
		'Vehicle Make': 'text',
		'Vehicle Model': 'text',
		car_type: 'text',
		vehicle_status: 'text',
		opt_in_finance: 'flag',
		opt_in_trade: 'flag',
		autogauge_enabled: 'flag',
		test_drive_date: 'choice',
		offer_from_client: 'dollars',
		rego: 'text',
		regoState: 'text',
		kms: 'number',
		deposit: 'number',
		price_shown: 'number',
		handover: 'choice',
		handover_date: 'choice',
		delivery_address: 'text',
		extras: null,
		PreferredContactMethod: 'choice',
		finance: 'choice',
		finance_figures: 'text',
		location_id: 'text',
		looking_at: 'text',
		// Steps of a form.
		isLastStep: null,
		lead_id: null,
		first_submission_id: null,
		// The valuation, the answers and the wish of a trade-in.
		id: null,
		form_completed: null,
		offer_accepted: null,
		offer_price: null,
		offer_upper_price: null,
		offer_held_until: null,
		by_hand_reason: null,
		adjustmentAnswers: null,
		own_make: null,
		own_model: null,
		own_variant: null,
		own_year: null,
		own_item_type: null,
		amount_owing: null,
		desired_price: null,
		inspection_date: null,
		trade_in: null,
		// The answers of a finance application.
		application: null,
		finance_consent: null,
	},
} as const satisfies { enquiries: KindOf<EnquiryInput>; leads: KindOf<LeadInput> };

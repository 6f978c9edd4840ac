import { expect, test } from 'vitest';
import { choicesOf } from '../../../../tests/fixtures/leads/choices-of.ts';
import { COAST } from '../../../../tests/fixtures/leads/coast-motors.ts';
import { enquiry, vehicleLead } from '../../../../tests/fixtures/leads/delivered-lead.ts';
import { EnquirySchema } from '../../../api/leads/enquiries.ts';
import { FORM_FIELDS, type FormFieldKind } from '../../../api/leads/form-fields.ts';
import { LeadSchema } from '../../../api/leads/leads.ts';
import { leadMail } from './lead-mail.ts';

/** Fields that a mail leaves out, with the reason. */
const LEFT_OUT: Readonly<Record<string, string>> = {
	company_website: 'the honeypot',
	dealership_slug: 'the dealership that the lead is filed under is in the mail',
	page_id: 'the address of the page is in the mail',
	car_id: 'the vehicle itself is in the mail',
	car_dealership_id: 'the vehicle itself is in the mail',
	manufacturer_slug: 'the make is in the mail',
	car_type: 'the vehicle itself is in the mail',
	vehicle_status: 'the vehicle itself is in the mail',
	autogauge_enabled: 'for the dealer’s own system, which gets it by the webhook',
	deposit: 'of the checkout: the reservation, with its deposit, is in the mail',
	payment_reference: 'the payment itself, with its reference, is in the mail',
	price_shown: 'the checkout takes only the vehicle’s own price, which is in the mail',
	finance_figures: 'the message begins with them in words; systems get them by ADF and the webhook',
};

/** A value of a field, and how the mail shows it. `choices` are its values where it has a fixed list of them. */
function sample(
	name: string,
	kind: FormFieldKind,
	choices: readonly string[],
): { value: unknown; shown: string } {
	if (name.startsWith('location')) return { value: 'geelong-showroom', shown: 'Geelong showroom' };
	if (name.endsWith('_date')) return { value: '2026-12-03T10:30', shown: '3 Dec 2026' };
	if (name === 'handover') return { value: 'Pick-up', shown: 'Handover: Pick-up' };
	if (name === 'finance') return { value: 'Yes', shown: 'Finance: wanted' };
	const last = choices.at(-1);
	if (last) return { value: last, shown: last };
	if (name === 'email') return { value: 'sample@example.com', shown: 'sample@example.com' };
	if (name === 'phone') return { value: '0400 111 222', shown: '0400 111 222' };
	if (kind === 'number') return { value: 2001, shown: name === 'year' ? '2001' : '2,001' };
	if (kind === 'dollars') return { value: 4321, shown: '$4,321' };
	if (kind === 'flag') return { value: true, shown: ': ' };
	return { value: kind === 'list' ? ['A sample'] : 'A sample', shown: 'A sample' };
}

const asked = (kinds: Readonly<Record<string, FormFieldKind>>) =>
	Object.entries(kinds).filter(([name, kind]) => kind !== null && !(name in LEFT_OUT));

/** Other fields that a field is shown with: a state is not shown without a registration, nor a time without a handover. */
const SHOWN_WITH: Readonly<Record<string, object>> = {
	regoState: { rego: '1AB2CD' },
	handover_date: { handover: 'Pick-up' },
	delivery_address: { handover: 'Delivery' },
};

/** Fails unless the mail with a value has more text than the one without it. */
function expectShown(mail: string, without: string, shown: string): void {
	const isShown = mail !== without && mail.includes(shown);
	expect(
		isShown,
		`the mail has no line with '${shown}': add one in src/lead-api/delivery/mail/lead-sections.ts`,
	).toBe(true);
}

test.each(asked(FORM_FIELDS.enquiries))('the mail of an enquiry shows the field %s', (name, kind) => {
	const { value, shown } = sample(name, kind, choicesOf(EnquirySchema, name));
	const text = (fields: object) => leadMail(enquiry({ opt_in: false, ...fields }), COAST).text;
	expectShown(text({ [name]: value }), text({}), shown);
});

test.each(asked(FORM_FIELDS.leads))('the mail of a lead shows the field %s', (name, kind) => {
	const { value, shown } = sample(name, kind, choicesOf(LeadSchema, name));
	const text = (fields: object) =>
		leadMail(vehicleLead({ car_id: null, opt_in: false, ...SHOWN_WITH[name], ...fields }), COAST).text;
	expectShown(text({ [name]: value }), text({}), shown);
});

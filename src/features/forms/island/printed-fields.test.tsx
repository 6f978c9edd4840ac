import { DomUtils, parseDocument } from 'htmlparser2';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { TEST_DRIVE_FORM } from '../../../../tests/fixtures/leads/a-lead-form.ts';
import { FORM_FIELDS } from '../../../api/form-fields.ts';
import { CORRECTABLE_FIELDS } from '../../../lead-api/answers/correction-fields.ts';
import type { LeadFormData as FormData } from '../embed/form-data.ts';
import { LeadForm } from './LeadForm.tsx';
import { leadFormProps } from './lead-form-props.ts';

const categories = (...names: string[]) => names.map((value) => ({ value, label: value }));
const CHOICES = [{ value: 'a', label: 'A', slug: 'a', dealerships: [] }];
const LOCATION = { ...CHOICES[0], value: 'a', label: 'A', dealership_slug: 'a', department: null };
const EVERYWHERE = { dealerships: CHOICES, locations: [LOCATION], subcategories: CHOICES };

const enquiry = (changes: Partial<FormData>): FormData => ({
	...TEST_DRIVE_FORM,
	...EVERYWHERE,
	rules: { ...TEST_DRIVE_FORM.rules, kind: 'enquiries' },
	...changes,
});

/** Forms that together have every field of the kit. */
const FORMS: Readonly<Record<string, FormData>> = {
	vehicle: {
		...TEST_DRIVE_FORM,
		...EVERYWHERE,
		categories: categories('Test Drive', 'Offer', 'Reservation'),
		fields: ['test_drive_date', 'offer_from_client', 'finance', 'trade'],
		models: CHOICES,
		locations: [],
	},
	contact: enquiry({
		categories: categories('Service Booking', 'Parts Enquiry'),
		fields: ['Rego'],
		services: ['Car wash'],
		termsName: 'terms_agreed',
	}),
	booking: enquiry({ categories: categories('Service Booking'), fields: ['service'], work: ['Tyres'] }),
};

test.each(Object.entries(FORMS))(
	'every field printed in the %s form is sent, and can be corrected without JavaScript',
	(_, form) => {
		const html = renderToStaticMarkup(<LeadForm form={leadFormProps(form)} />);
		const controls = DomUtils.findAll(({ attribs }) => 'name' in attribs, parseDocument(html).children);
		const names = controls.map(({ attribs }) => attribs['name'] ?? '');
		const kinds: Readonly<Record<string, unknown>> = FORM_FIELDS[form.rules.kind];
		expect(names.length).toBeGreaterThan(8);
		expect(names.filter((name) => !kinds[name] && name !== 'terms_agreed')).toEqual([]);
		const typed = controls.filter(({ name, attribs }) => name !== 'button' && attribs['type'] !== 'hidden');
		const uncorrectable = typed
			.filter(({ attribs }) => attribs['type'] !== 'checkbox' && attribs['tabindex'] !== '-1')
			.map(({ attribs }) => attribs['name'] ?? '')
			.filter((name) => !(name in CORRECTABLE_FIELDS));
		expect(uncorrectable).toEqual([]);
	},
);

import { DomUtils, parseDocument } from 'htmlparser2';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { TEST_DRIVE_FORM } from '../../../../tests/fixtures/leads/a-lead-form.ts';
import { apiSite } from '../../../../tests/fixtures/leads/api-site.ts';
import { hasAncestor } from '../../../../tests/fixtures/sites/has-ancestor.ts';
import { FORM_FIELDS } from '../../../api/leads/form-fields.ts';
import { CORRECTABLE_FIELDS, correctableField } from '../../../lead-api/answers/correction-fields.ts';
import type { LeadFormData as FormData } from '../embed/form-data.ts';
import { VISIT_FLOW } from './form-flow.ts';
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

const rendered = (form: FormData) =>
	parseDocument(renderToStaticMarkup(<LeadForm form={leadFormProps(form)} />));

const controlsOf = (nodes: Parameters<typeof DomUtils.findAll>[1]) =>
	DomUtils.findAll(({ attribs }) => 'name' in attribs, nodes);

test.each(Object.entries(FORMS))(
	'every field of the rendered %s form is sent, and can be corrected without JavaScript',
	(_, form) => {
		const controls = controlsOf(rendered(form).children);
		const names = controls.map(({ attribs }) => attribs['name'] ?? '');
		const kinds: Readonly<Record<string, unknown>> = FORM_FIELDS[form.rules.kind];
		expect(names.length).toBeGreaterThan(8);
		expect(
			names.filter((name) => !kinds[name] && name !== 'terms_agreed'),
			'fields without a line in src/api/leads/form-fields.ts',
		).toEqual([]);
		const typed = controls.filter(({ name, attribs }) => name !== 'button' && attribs['type'] !== 'hidden');
		const uncorrectable = typed
			.filter(({ attribs }) => attribs['type'] !== 'checkbox' && attribs['tabindex'] !== '-1')
			.map(({ attribs }) => attribs['name'] ?? '')
			.filter((name) => !(name in CORRECTABLE_FIELDS));
		expect(uncorrectable, 'fields without a label in src/lead-api/answers/correction-fields.ts').toEqual([]);
	},
);

/** Choices for which the lead API accepts any text: it does not know the dealer's models, offers and work. */
const IN_ANY_WORDS = ['Vehicle Model', 'subcategory', 'service_work'];

test.each(Object.entries(FORMS))('a choice in the %s form is a choice in the correction too', (_, form) => {
	const chosen = controlsOf(rendered(form).children).filter(
		({ name, attribs }) => name === 'select' || attribs['type'] === 'radio',
	);
	const names = [...new Set(chosen.map(({ attribs }) => attribs['name'] ?? ''))];
	expect(names).not.toEqual([]);
	const typed = names.filter((name) => !correctableField(name, {}, [], apiSite()).includes('<select'));
	expect(
		typed.filter((name) => !IN_ANY_WORDS.includes(name)),
		'choices that choicesOf in src/lead-api/answers/correction-fields.ts lacks',
	).toEqual([]);
});

test.each<FormData['fields'][number]>(['test_drive_date', 'offer_from_client', 'Rego'])(
	'fields of the group %s, which not every category has, state their categories (`only`)',
	(group) => {
		const withGroup = (fields: FormData['fields']) =>
			controlsOf(
				rendered({
					...FORMS['vehicle'],
					categories: categories('Test Drive', 'Offer', 'Service Booking', 'Parts Enquiry'),
					fields,
				} as FormData).children,
			);
		const others = new Set(withGroup([]).map(({ attribs }) => attribs['name']));
		const added = withGroup([group]).filter(({ attribs }) => !others.has(attribs['name']));
		expect(added).not.toEqual([]);
		expect(
			added.filter((control) => !hasAncestor(control, 'data-only')).map(({ attribs }) => attribs['name']),
		).toEqual([]);
	},
);

test('the first step of a visit has the rendered fields that its flow states', () => {
	const visit = { ...TEST_DRIVE_FORM, ...EVERYWHERE, models: CHOICES, steps: ['Your visit', 'About you'] };
	const names = [visit, { ...visit, dealerships: [] }].flatMap((form) => {
		const [first] = DomUtils.getElementsByClassName('lead__step', rendered(form));
		return controlsOf(first?.children ?? []).flatMap(({ attribs }) =>
			attribs['type'] === 'hidden' ? [] : attribs['name'],
		);
	});
	expect(new Set(names), 'the fields of VISIT_FIELDS in src/features/forms/island/form-flow.ts').toEqual(
		new Set(VISIT_FLOW.steps[0]),
	);
});

import { expect, test } from 'vitest';
import type { LeadForm } from '../embed/form-data.ts';
import { USUAL_RULES } from '../embed/form-rules.ts';
import { completeForm, leadFormProps } from './lead-form-props.ts';

const FORM: LeadForm = {
	action: '/api/leads',
	hidden: [],
	categories: [{ value: 'Test Drive', label: 'Book a Test Drive' }],
	categoryLabel: 'Category',
	isCategoryChosen: false,
	dealerships: [],
	locations: [],
	subcategories: [],
	fields: ['test_drive_date'],
	visitNote: null,
	reservationNote: null,
	offerPlaceholder: null,
	work: [],
	services: [],
	models: [],
	offers: [],
	steps: [],
	isMessageRequired: false,
	termsName: 'terms_conditions',
	optIn: { isTicked: true, label: 'Contact me' },
	marketing: 'Send me news',
	terms: null,
	privacy: null,
	submit: 'Send',
	promise: 'We reply soon.',
	rules: { ...USUAL_RULES, captcha: false, vehicle: { tag: null, car_type: 'used' } },
};

test('a form’s island properties omit defaults and restore the whole form', () => {
	const props = leadFormProps(FORM);

	expect(Object.keys(props)).toEqual([
		'action',
		'categories',
		'categoryLabel',
		'fields',
		'optIn',
		'marketing',
		'terms',
		'privacy',
		'submit',
		'promise',
		'rules',
	]);
	expect(props.rules).toEqual({ captcha: false, vehicle: { tag: null, car_type: 'used' } });
	expect(completeForm(props)).toEqual(FORM);
});

import { expect, test } from 'vitest';
import { TEST_DRIVE_FORM } from '../../../../tests/fixtures/leads/a-lead-form.ts';
import { completeForm, leadFormProps } from './lead-form-props.ts';

test('a form’s island properties omit defaults and restore the whole form', () => {
	const props = leadFormProps(TEST_DRIVE_FORM);

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
	expect(completeForm(props)).toEqual(TEST_DRIVE_FORM);
});

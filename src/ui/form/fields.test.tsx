import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { FileField } from './FileField.tsx';
import { FormContext } from './form-context.ts';
import { MoneyField, PeriodAmountField } from './MoneyField.tsx';
import { RadioField } from './RadioField.tsx';
import { PhoneField } from './TextField.tsx';

test('a problem is beside its field, and is its description', () => {
	const problems = [{ field: 'phone', message: 'Please enter your phone number.' }];
	const html = renderToStaticMarkup(
		<FormContext value={{ isLive: true, problems }}>
			<PhoneField name="phone" label="Phone" />
			<MoneyField name="bid" label="Your offer" isOptional />
		</FormContext>,
	);
	expect(html).toContain('aria-describedby="lead-phone-bad"');
	expect(html).toContain('<p class="fld__bad" id="lead-phone-bad">Please enter your phone number.</p>');
	expect(html.match(/aria-invalid/g)).toHaveLength(1);
	expect(html).toContain('<span>Your offer<i> (optional)</i></span>');
});

test('fields are rendered without values, so that hydration keeps typed text', () => {
	const html = renderToStaticMarkup(<PhoneField name="phone" label="Phone" />);
	expect(html).toBe(
		'<label class="fld"><span>Phone</span><input type="tel" autoComplete="tel" name="phone"/></label>',
	);
});

test('a file field has its accepted types', () => {
	const html = renderToStaticMarkup(<FileField name="photos" label="Photos" accept="image/*" isMultiple />);
	expect(html).toContain('type="file"');
	expect(html).toContain('accept="image/*"');
	expect(html).toContain('multiple=""');
});

test('an amount with a period has two controls with different names, and one problem', () => {
	const problems = [{ field: 'pay', message: 'Enter your pay.' }];
	const html = renderToStaticMarkup(
		<FormContext value={{ isLive: true, problems }}>
			<PeriodAmountField name="pay" label="Your pay" period="month" />
		</FormContext>,
	);
	expect(html).toContain('inputMode="decimal"');
	expect(html).toMatch(/<select name="pay_period" aria-label="Your pay, how often">/);
	expect(html).toContain('<option value="month" selected="">a month</option>');
	expect(html.match(/aria-invalid/g)).toHaveLength(1);
});

test('the error summary leads to the first of several radio buttons', () => {
	const problems = [{ field: 'home', message: 'Choose where you live.' }];
	const options = ['Renting', 'Own it'].map((label) => ({ value: label.toLowerCase(), label }));
	const html = renderToStaticMarkup(
		<FormContext value={{ isLive: true, problems }}>
			<RadioField name="home" label="Where you live" options={options} />
		</FormContext>,
	);
	expect(html).toContain('<legend>Where you live</legend>');
	expect(html).toContain('id="lead-home" aria-invalid="true"');
	expect(html).toContain('id="lead-home-bad">Choose where you live.</p>');
});

import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { FileField } from './FileField.tsx';
import { FormContext } from './form-context.ts';
import { MoneyField, PhoneField } from './TextField.tsx';

test('a problem is beside its field, and tied to it', () => {
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

import { expect, test } from 'vitest';
import { leadService } from '../../fixtures/leads/lead-service.ts';
import { FORM, withCaptcha } from '../../fixtures/leads/posted-form.ts';

test('a ticked terms checkbox of a content page stays ticked on the page with errors', async () => {
	const service = await leadService();
	const { terms_conditions: _, ...others } = { ...FORM, phone: '12' };
	const answer = await service.call('/api/enquiries', {
		form: { ...others, terms_agreed: 'I agree to the terms.' },
	});
	expect(answer.status).toBe(422);
	expect(await answer.text()).toMatch(/name="terms_conditions"[^>]* checked/);
});

test('each error is tied to its field, linked in the summary, and announced in the page’s title', async () => {
	const { call } = await leadService();
	const page = await (await call('/api/enquiries', { form: { ...FORM, name: '', email: 'jo' } })).text();
	expect(page).toContain('<title>Error: Almost there</title>');
	for (const [name, complete] of [
		['name', 'name'],
		['email', 'email'],
	]) {
		expect(page).toContain(`<li><a href="#${name}">`);
		expect(page).toMatch(
			new RegExp(
				`<input id="${name}" name="${name}"[^>]* autocomplete="${complete}" aria-invalid="true" aria-describedby="${name}-fault"`,
			),
		);
		expect(page).toContain(`<p class="fault" id="${name}-fault">`);
	}
	expect(page).toContain('autocomplete="tel"');
	expect(page).not.toContain('phone-fault');
});

test('an invalid form is returned with its typed values, in safe HTML', async () => {
	const { call, store } = await leadService();
	const form = { ...FORM, name: '', message: '"><script>alert(1)</script>', page_id: "'x'" };
	const { terms_conditions, ...unticked } = form;
	const response = await call('/api/enquiries', { form: unticked });
	const page = await response.text();
	expect(response.status).toBe(422);
	expect(page).toContain('">You must agree to the terms of use before submitting.</a></li>');
	expect(page).toContain('*You must agree to the terms of use before submitting.');
	expect(page).toContain('Please enter your name.');
	expect(page).toContain('value="jo@example.com"');
	expect(page).toContain('&#34;&#62;&#60;script&#62;');
	expect(page).not.toContain('<script');
	expect(page).toContain('name="page_id" value="&#39;x&#39;"');
	expect(await store.listHeld()).toEqual([]);
});

test('an invalid form is returned with its errors, its vehicle, and choices for its own category only', async () => {
	const { call } = await leadService();
	const lead = {
		...FORM,
		category: 'Vehicle Enquiry',
		car_id: '7',
		offer_from_client: '',
		email: 'no address',
	};
	const page = await (await call('/api/leads', { form: lead })).text();
	expect(page).toContain('About: 2024 Toyota HiLux');
	expect(page).toContain('<input type="hidden" name="category" value="Vehicle Enquiry">');
	expect(page).toContain('I agree to the terms of use and have read the privacy policy.');
	expect(page).not.toContain('Your offer');
	expect(page).not.toContain('<select');
});

test.each([
	['/api/enquiries', 'part', 'x'.repeat(201)],
	['/api/leads', 'amount_owing', 'not much'],
	['/api/leads', 'own_year', 'old'],
])('an error in a form for %s has a link to its field %s', async (path, field, value) => {
	const { call } = await leadService();
	const page = await (await call(path, { form: { ...FORM, [field]: value } })).text();
	expect(page).toContain(`<a href="#${field}">`);
	expect(page).toContain(`<input id="${field}" name="${field}" aria-invalid="true"`);
});

test('a form that is too large gets an error page', async () => {
	const { call } = await leadService();
	const response = await call('/api/enquiries', { form: 'x'.repeat(70_000) });
	expect(response.status).toBe(413);
	expect(response.headers.get('content-type')).toContain('text/html');
	expect(await response.text()).toContain('(03) 5223 1111');
});

test('the day and time of a visit are read in Australian format, and unreadable ones are shown again as typed', async () => {
	const service = await leadService();
	const form = { ...FORM, category: 'Test Drive', car_id: '7' };
	const sent = await service.call('/api/leads', { form: { ...form, test_drive_date: '23/11/2026 9:30am' } });
	expect(sent.status).toBe(303);
	const mend = await service.call('/api/leads', { form: { ...form, test_drive_date: '23/11/2026' } });
	expect(mend.status).toBe(422);
	const page = await mend.text();
	expect(page).toContain('value="23/11/2026"');
	expect(page).toContain('Please choose a day (day/month/year) and a time, such as 10:30am.');
});

test('the pages for a form without JavaScript have the dealer’s colours, logo and legal texts', async () => {
	const frame = {
		theme_css: ':root{--action:#123456}',
		font_css: '@font-face{font-family:Coast;src:url(/_astro/coast.woff2)}',
		wordmark: null,
		logo: { url: '/images/logo.svg', alt: 'Coast Motors', width: 160, height: 32 },
		legal: ['Coast Motors Pty Ltd, ABN 51 824 753 556, LMCT 11482.'],
		links: [{ label: 'Privacy', href: '/privacy-policy' }],
	};
	const service = await leadService([{ ...withCaptcha, frame }]);
	const question = await service.call('/api/enquiries', { form: FORM });
	const errors = await service.call('/api/enquiries', { form: { ...FORM, phone: '12' } });
	expect([question.status, errors.status]).toEqual([200, 422]);
	for (const page of [await question.text(), await errors.text()])
		for (const part of [
			'--action:#123456',
			'<link rel="icon" href="/favicon.svg" type="image/svg+xml">',
			frame.font_css,
			'src="/images/logo.svg"',
			...frame.legal,
			'href="/privacy-policy"',
		])
			expect(page).toContain(part);
	const named = '<span class="logo logo--dot">coast</span>';
	const words = await leadService([{ ...withCaptcha, frame: { ...frame, logo: null, wordmark: named } }]);
	const page = await (await words.call('/api/enquiries', { form: FORM })).text();
	expect(page).toContain(`<a href="/">${named}</a>`);
});

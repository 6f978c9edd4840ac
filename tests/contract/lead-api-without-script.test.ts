import { describe, expect, test } from 'vitest';
import { apiSite } from '../fixtures/leads/api-site.ts';
import { leadService, SERVICE_NOW } from '../fixtures/leads/lead-service.ts';

const withCaptcha = apiSite({ forms: { ...apiSite().forms, captcha: true } });
/** A browser's submission of the enquiry form: unticked boxes are left out. */
const FORM = {
	name: 'Jo Citizen',
	email: 'jo@example.com',
	phone: '0412 345 678',
	message: 'First line\r\nSecond line',
	category: 'General Enquiry',
	terms_conditions: 'on',
	Rego: '',
	company_website: '',
};
/** A browser's submission of a page's fields, checkboxes excluded. */
const formFields = (page: string) =>
	Object.fromEntries(
		[...page.matchAll(/<input[^>]* name="([^"]+)"[^>]* value="([^"]*)"/g)]
			.filter(([tag]) => !tag.includes('checkbox'))
			.map(([, name = '', value = '']) => [name, value]),
	);
const tokenIn = (page: string) => /name="token" value="([^"]+)"/.exec(page)?.[1] ?? '';
const NUMBERS = ['zero', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine'];
/** The answer to a page's question. */
const answerTo = (page: string) => {
	const [, a = '', b = ''] = /What is (\w+) plus (\w+)\?/.exec(page) ?? [];
	return String(NUMBERS.indexOf(a) + NUMBERS.indexOf(b));
};
const due = (service: Awaited<ReturnType<typeof leadService>>) =>
	service.store.claimDue(new Date('2026-12-31'), 100, 0);

test('a form without JavaScript is kept, and delivered after one question (resolution 112)', async () => {
	const service = await leadService([withCaptcha]);
	const asked = await service.call('/api/enquiries', { form: FORM });
	const page = await asked.text();
	expect(asked.status).toBe(200);
	expect(asked.headers.get('content-security-policy')).toContain("default-src 'none'");
	expect(await service.store.listHeld()).toMatchObject([
		{ status: 'unverified', fields: { message: 'First line\nSecond line', opt_in: false, Rego: null } },
	]);
	expect(await due(service)).toEqual([]);
	const answer = { token: tokenIn(page), answer: ` ${answerTo(page)} ` };
	const thanked = await service.call('/api/questions', { form: answer });
	expect(thanked.status).toBe(303);
	expect(thanked.headers.get('location')).toMatch(
		/^\/api\/success\?category=General\+Enquiry&lead_id=lead_\w+&submission_id=form-/,
	);
	const channels = (await due(service)).map(({ entry }) => entry.channel);
	expect(channels.toSorted()).toEqual(['email', 'receipt']);
	expect(service.woken()).toBe(1);
});

test.each([
	{
		name: 'a form',
		sent: (values: object) => ({ form: { ...values, terms_agreed: 'I agree to the terms.' } }),
	},
	{ name: 'JSON', sent: (values: object) => ({ json: { ...values, terms_agreed: true } }) },
])(
	'the terms box of a content page counts as the one of other forms, in $name (ENQUIRY-015)',
	async ({ sent }) => {
		const service = await leadService();
		const { terms_conditions: _, ...unticked } = { ...FORM, message: 'From a content page' };
		expect((await service.call('/api/enquiries', { form: unticked })).status).toBe(422);
		await service.call('/api/enquiries', sent(unticked));
		const [kept] = await due(service);
		expect(kept?.lead.fields).toMatchObject({ terms_conditions: true });
		expect(kept?.lead.fields).not.toHaveProperty('terms_agreed');
	},
);

test('a ticked terms checkbox of a content page stays ticked on the page with errors', async () => {
	const service = await leadService();
	const { terms_conditions: _, ...others } = { ...FORM, phone: '12' };
	const answer = await service.call('/api/enquiries', {
		form: { ...others, terms_agreed: 'I agree to the terms.' },
	});
	expect(answer.status).toBe(422);
	expect(await answer.text()).toMatch(/name="terms_conditions"[^>]* checked/);
});

test('the address of the success page has the condition of the vehicle (ENQUIRY-025)', async () => {
	const { call } = await leadService();
	const form = { ...FORM, category: 'Test Drive', car_id: '7', car_type: 'used', test_drive_date: '' };
	const thanked = await call('/api/leads', { form });
	expect(thanked.headers.get('location')).toContain('/api/success?category=Test+Drive&car_type=used&');
});

test('a second click is the same lead', async () => {
	const service = await leadService([withCaptcha]);
	await service.call('/api/enquiries', { form: FORM });
	await service.call('/api/enquiries', { form: FORM });
	expect(await service.store.listHeld()).toHaveLength(1);
	await service.call('/api/enquiries', { form: FORM, peer: '203.0.113.10' });
	expect(await service.store.listHeld()).toHaveLength(2);
});

test('a wrong or late answer gets a new question', async () => {
	const service = await leadService([withCaptcha]);
	const page = await (await service.call('/api/enquiries', { form: FORM })).text();
	const wrong = await service.call('/api/questions', { form: { token: tokenIn(page), answer: '99' } });
	expect(wrong.status).toBe(422);
	expect(await wrong.text()).toContain('That was not the answer we expected.');
	service.setNow(new Date(SERVICE_NOW.getTime() + 60 * 60_000 + 1));
	const late = { token: tokenIn(page), answer: answerTo(page) };
	expect((await service.call('/api/questions', { form: late })).status).toBe(422);
	expect(await due(service)).toEqual([]);
});

test('a forged token is unknown', async () => {
	const service = await leadService([withCaptcha]);
	const page = await (await service.call('/api/enquiries', { form: FORM })).text();
	const [, ...rest] = tokenIn(page).split('.');
	for (const token of ['', '...', 'x', ['lead_0', ...rest].join('.')])
		expect((await service.call('/api/questions', { form: { token, answer: '5' } })).status).toBe(404);
});

test('the stored consent text is that of the ticked boxes, also after corrections (resolution 114)', async () => {
	const { call, store } = await leadService([withCaptcha]);
	const words = 'I agree to the terms of use and have read the privacy policy.';
	const ticked = { ...FORM, opt_in: 'Contact me about this enquiry', terms_conditions: words };
	await call('/api/enquiries', { form: ticked });
	const [lead] = await store.listHeld();
	expect(lead).toMatchObject({
		consent_text: `Contact me about this enquiry\n${words}`,
		fields: { opt_in: true, opt_in_marketing: false },
	});

	const { terms_conditions, ...unticked } = ticked;
	const page = await (await call('/api/enquiries', { form: unticked })).text();
	const mended = { ...unticked, ...formFields(page), terms_conditions: words };
	await call('/api/enquiries', { form: { ...mended, name: 'Kim' } });
	expect((await store.listHeld()).map(({ consent_text }) => consent_text)).toEqual([
		lead?.consent_text,
		lead?.consent_text,
	]);

	const again = await (await call('/api/enquiries', { form: { ...ticked, name: '' } })).text();
	expect(formFields(again)['consent_text']).toBe('Contact me about this enquiry');
});

test('each error belongs to its field: a link in the summary, a description, the title of the page', async () => {
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

test('an invalid form is returned with its errors, its subject and its own choices only', async () => {
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

test('repeated names are a list, and amounts are parsed as typed', async () => {
	const { call, store } = await leadService();
	const lead = new URLSearchParams({
		...FORM,
		category: 'Offer',
		offer_from_client: '$24,500',
		kms: '12 000',
	});
	await call('/api/leads', { form: lead.toString() });
	const services = new URLSearchParams({ ...FORM, category: 'Service Booking' });
	services.append('additional_services', 'Wash');
	services.append('additional_services', 'Loan car');
	await call('/api/enquiries', { form: services.toString() });
	const kept = await store.claimDue(new Date('2026-12-31'), 10, 0);
	expect(kept.map(({ lead: { fields } }) => fields)).toEqual([
		expect.objectContaining({ offer_from_client: 24_500, kms: 12_000 }),
		expect.objectContaining({ additional_services: ['Wash', 'Loan car'] }),
	]);
});

test('a parts enquiry is kept with the vehicle and the part it names (SERVICE-007)', async () => {
	const { call, store } = await leadService();
	const form = { ...FORM, category: 'Parts Enquiry', Rego: '6T1V4F5Z9PS387480', part: ' 04465-0K240 ' };
	await call('/api/enquiries', { form });
	const [kept] = await store.claimDue(new Date('2026-12-31'), 10, 0);
	expect(kept?.lead).toMatchObject({
		category: 'Parts Enquiry',
		fields: { Rego: '6T1V4F5Z9PS387480', part: '04465-0K240' },
	});
});

test('a refused request has an error page, too', async () => {
	const { call } = await leadService();
	const response = await call('/api/enquiries', { form: 'x'.repeat(70_000) });
	expect(response.status).toBe(413);
	expect(response.headers.get('content-type')).toContain('text/html');
	expect(await response.text()).toContain('(03) 5223 1111');
});

test('the day and time of a visit are parsed in Australian form; unreadable ones are shown again as typed', async () => {
	const service = await leadService();
	const form = { ...FORM, category: 'Test Drive', car_id: '7' };
	const sent = await service.call('/api/leads', { form: { ...form, test_drive_date: '23/11/2026 9:30am' } });
	expect(sent.status).toBe(303);
	const mend = await service.call('/api/leads', { form: { ...form, test_drive_date: '23/11/2026' } });
	expect(mend.status).toBe(422);
	const page = await mend.text();
	expect(page).toContain('value="23/11/2026"');
	expect(page).toContain('Please choose a day and a time, such as 28/11/2026 10:30am.');
});

test('the success page shows the request, to its sender only (ENQUIRY-029)', async () => {
	const { call } = await leadService();
	const form = { ...FORM, category: 'Test Drive', car_id: '7', test_drive_date: '2026-11-23T09:30' };
	const location = (await call('/api/leads', { form })).headers.get('location') ?? '';
	const response = await call(location);
	const page = await response.text();
	expect(response.status).toBe(200);
	expect(response.headers.get('cache-control')).toBe('no-store');
	expect(page).toContain('<h1>We have your test drive request</h1>');
	for (const said of [
		'2024 Toyota HiLux SR5',
		'$45,990 drive away',
		'Mon 23 Nov 2026, 9:30am',
		'Geelong Sales<br>212 Latrobe Terrace',
		'(03) 5223 1111',
		'Until you hear from us it is not booked. We reply within one business day.',
	])
		expect(page).toContain(said);
	expect(page).toMatch(/<dd>[0-9A-F]{4}-[0-9A-F]{4}<\/dd>/);
	expect(page).not.toContain('Jo Citizen');
	expect((await call(location.replace(/submission_id=.*/, 'submission_id=form-other'))).status).toBe(404);
	expect((await call('/api/success')).status).toBe(404);
});

test('a trade-in that has to be corrected asks in the words of its form, and keeps the answers about the condition', async () => {
	const { call } = await leadService();
	const sent = {
		name: 'Jo Citizen',
		email: 'jo@example.com',
		phone: '0412 345 678',
		category: 'Trade In',
		terms_conditions: 'on',
		rego: '1ABC123',
		regoState: 'WA',
		own_make: 'Mazda',
		own_model: 'CX-5',
		own_year: '1899',
		kms: '12,000,000 km',
		'adjustmentAnswers.tyres': 'worn',
		finance: 'Yes',
		amount_owing: 'a lot',
		inspection_date: 'next week',
	};
	const response = await call('/api/leads', { form: sent });
	const page = await response.text();
	expect(response.status).toBe(422);
	expect([...page.matchAll(/<label for="[^"]+">([^<]+)</g)].map(([, label]) => label)).toEqual(
		expect.arrayContaining([
			'Year',
			'Kilometres',
			'About how much is left',
			'When would you like to bring it in?',
		]),
	);
	expect(page).toContain('Please enter what you still owe in whole dollars, such as $6,500.');
	const { terms_conditions: _, ...typed } = sent;
	expect(formFields(page)).toMatchObject({ ...typed, kms: '12000000' });
	expect(page).not.toContain('[object Object]');
});

describe('a trade-in without JavaScript', () => {
	const POSTED = {
		category: 'Trade In',
		name: 'Jo Citizen',
		email: 'jo@example.com',
		phone: '0412 345 678',
		kms: '40,000',
		'adjustmentAnswers.body': 'normal',
		'adjustmentAnswers.tyres': 'good',
		'adjustmentAnswers.service_history': 'full',
		'adjustmentAnswers.accident': 'no',
		location_id: '11',
		terms_conditions: 'on',
	};
	/** The page after the form was sent. */
	const receiptOf = async (form: Record<string, string>) => {
		const service = await leadService();
		const sent = await service.call('/api/leads', { form });
		expect(sent.status).toBe(303);
		return (await service.call(sent.headers.get('location') ?? '')).text();
	};

	test('is looked up by its plate and valued, and its receipt has the figure', async () => {
		const page = await receiptOf({ ...POSTED, rego: '1ab 2cd', regoState: 'Victoria' });
		expect(page).toMatch(/Your vehicle: \d{4} .*, 1AB2CD Victoria/);
		expect(page).toMatch(/Our estimate: \$[\d,]+ to \$[\d,]+, until/);
		expect(page).not.toMatch(/\bheld\b/);
	});

	test('is valued by make, model and year; where there is no figure, the receipt says why', async () => {
		const mazda = { ...POSTED, own_make: 'Mazda', own_model: 'CX-5' };
		expect(await receiptOf({ ...mazda, own_year: '2023' })).toContain('Our estimate: $');
		const old = await receiptOf({ ...mazda, own_year: '2010' });
		expect(old).toContain('Your vehicle: 2010 Mazda CX-5');
		expect(old).toMatch(/online (figure|estimate)/);
		expect(old).not.toContain('Our estimate');
	});

	test('on a day that is closed is asked for another one, shown as forms ask for it', async () => {
		const service = await leadService();
		const form = { ...POSTED, inspection_date: '29/11/2026 1:30pm', desired_price: 'lots' };
		const page = await (await service.call('/api/leads', { form })).text();
		expect(page).toContain('Please enter the figure in whole dollars, such as $24,500.');
		const again = { ...form, desired_price: '' };
		const closed = await (await service.call('/api/leads', { form: again })).text();
		expect(closed).toContain('We are closed on that day. Please choose another one.');
		expect(closed).toContain('name="inspection_date" aria-invalid="true"');
		expect(closed).toContain('value="29/11/2026 1:30pm"');
	});

	test('with an impossible year and kilometres has the messages of the steps', async () => {
		const service = await leadService();
		const form = { ...POSTED, own_make: 'Mazda', own_model: 'CX-5', own_year: '1899', kms: '12,000,000' };
		const page = await (await service.call('/api/leads', { form })).text();
		expect(page).toContain('Please enter the year it was built, in four digits from 1900 on.');
		expect(page).toContain('Please check the kilometres: we can take up to 999,999 km.');
	});
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

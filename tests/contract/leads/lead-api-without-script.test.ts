import { expect, test } from 'vitest';
import { leadService, SERVICE_NOW } from '../../fixtures/leads/lead-service.ts';
import { FORM, formFields, withCaptcha } from '../../fixtures/leads/posted-form.ts';

const tokenIn = (page: string) => /name="token" value="([^"]+)"/.exec(page)?.[1] ?? '';
const NUMBERS = ['zero', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine'];
/** The answer to the question on a page. */
const answerTo = (page: string) => {
	const [, a = '', b = ''] = /What is (\w+) plus (\w+)\?/.exec(page) ?? [];
	return String(NUMBERS.indexOf(a) + NUMBERS.indexOf(b));
};
const due = (service: Awaited<ReturnType<typeof leadService>>) =>
	service.store.claimDue(new Date('2026-12-31'), 100, 0);

test('a form without JavaScript is stored, and delivered once its question is answered (resolution 112)', async () => {
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
	'the terms checkbox of a content page counts as that of other forms, in $name (ENQUIRY-015)',
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

test('the address of the success page has the condition of the vehicle (ENQUIRY-025)', async () => {
	const { call } = await leadService();
	const form = { ...FORM, category: 'Test Drive', car_id: '7', car_type: 'used', test_drive_date: '' };
	const thanked = await call('/api/leads', { form });
	expect(thanked.headers.get('location')).toContain('/api/success?category=Test+Drive&car_type=used&');
});

test('a form that is sent twice is one lead', async () => {
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

test('the success page shows the request, to its sender only (ENQUIRY-029)', async () => {
	const { call } = await leadService();
	const form = { ...FORM, category: 'Test Drive', car_id: '7', test_drive_date: '2026-11-23T09:30' };
	const location = (await call('/api/leads', { form })).headers.get('location') ?? '';
	const response = await call(location);
	const page = await response.text();
	expect(response.status).toBe(200);
	expect(response.headers.get('cache-control')).toBe('no-store');
	expect(page).toContain('<h1>We have your booking request</h1>');
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

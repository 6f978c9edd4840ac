import { expect, test } from 'vitest';
import { ProblemSchema } from '../../../src/api/problem.ts';
import { thanksPage } from '../../../src/lead-api/answers/success-page.ts';
import { leadMail } from '../../../src/lead-api/delivery/mail/lead-mail.ts';
import { receiptMail } from '../../../src/lead-api/delivery/receipt/receipt-text.ts';
import { webhookBody } from '../../../src/lead-api/delivery/webhook/webhook-body.ts';
import { apiSite } from '../../fixtures/leads/api-site.ts';
import { GOOD_LEAD, leadService, SERVICE_NOW } from '../../fixtures/leads/lead-service.ts';
import {
	AGREED,
	applyInSteps,
	CONTACT,
	due,
	FIRST,
	INCOME,
	idOf,
	LICENCE,
	LOAN,
	OF_FIRST,
	PRIVATE,
	WORK,
} from '../../fixtures/leads/loan-application.ts';

test('the steps of an application are one lead, with its private answers stored apart', async () => {
	const service = await leadService();
	const id = await applyInSteps(service);
	const lead = await service.store.find('coast', id);
	expect(lead?.fields).toMatchObject({
		name: 'Jo Citizen',
		finance_consent: true,
		application: {
			vehicle_price: '45990',
			deposit: '6000',
			employment: 'full_time',
			home: 'renting',
			licence_state: 'VIC',
		},
	});
	expect((await service.store.privateAnswers('coast', id, SERVICE_NOW))?.answers).toMatchObject({
		take_home_pay: '1451.13',
		take_home_pay_period: 'week',
		licence_number: 'LN55501234',
	});
	expect(await due(service.store)).toHaveLength(1);
});

test('the last step needs the consent and the answers that no earlier step has given', async () => {
	const { call } = await leadService();
	const id = await idOf(await call('/api/leads', { json: { ...CONTACT, ...FIRST, application: INCOME } }));
	const last = { ...OF_FIRST, lead_id: id, application: LOAN, isLastStep: true };
	const problem = ProblemSchema.parse(await (await call('/api/leads', { json: last })).json());
	expect(problem.problems.map(({ field }) => field)).toEqual([
		'terms_conditions',
		'application.employment',
		'application.employed_for',
		'finance_consent',
	]);
});

test('an unreadable answer is refused in any step, and an empty answer removes an earlier one', async () => {
	const { call, store } = await leadService();
	const send = (json: object) => call('/api/leads', { json });
	const wrong = await send({ ...CONTACT, ...FIRST, application: { deposit: '-5', take_home_pay: 'NaN' } });
	expect(wrong.status).toBe(422);
	expect(ProblemSchema.parse(await wrong.json()).problems.map(({ field }) => field)).toEqual([
		'application.deposit',
		'application.take_home_pay',
	]);
	const id = await idOf(
		await send({ ...CONTACT, ...FIRST, application: { balloon: '5000', other_income: '77' } }),
	);
	const step = { ...OF_FIRST, lead_id: id, isLastStep: false };
	await send({ ...step, application: { balloon: '', other_income: '' } });
	expect(await store.find('coast', id)).toMatchObject({ fields: { application: {} } });
	expect((await store.privateAnswers('coast', id, SERVICE_NOW))?.answers ?? {}).toEqual({});
});

test('an unfinished application is delivered after 15 minutes, marked as such', async () => {
	const site = apiSite();
	const { call, store } = await leadService([site]);
	const id = await idOf(await call('/api/leads', { json: { ...CONTACT, ...FIRST, application: {} } }));
	const at = (minutes: number) => new Date(SERVICE_NOW.getTime() + minutes * 60_000);
	expect(await store.claimDue(at(14), 100, 0)).toEqual([]);
	const [entry] = await store.claimDue(at(16), 100, 0);
	expect(entry?.lead.id).toBe(id);
	if (!entry) return;
	const { subject, text } = leadMail(entry.lead, site);
	expect(subject).toMatch(/^Not finished: Finance application/);
	expect(text).toMatch(
		/^Not finished: the sender has not sent the last step, and has not agreed to anything yet\. If they continue/,
	);
	expect(JSON.parse(webhookBody(entry.lead, site))).toMatchObject({ is_finished: false });
});

test('an unfinished application without a valid phone number or email address is not delivered', async () => {
	const { call, store } = await leadService();
	await call('/api/leads', { json: { ...CONTACT, ...FIRST, phone: 'x', email: 'y', application: {} } });
	expect(await due(store)).toEqual([]);
});

test('without JavaScript the whole application is one form, and one page shows all its errors with what was typed', async () => {
	const { call, store } = await leadService();
	const { isLastStep: _, ...contact } = CONTACT;
	const answers = Object.entries({ ...LOAN, ...WORK, ...INCOME, ...LICENCE });
	const form: Record<string, string> = {
		...contact,
		terms_conditions: 'I agree to the terms of use and have read the privacy policy.',
		finance_consent: 'I agree that Coast Motors may use these details.',
		...Object.fromEntries(answers.map(([name, value]) => [`application.${name}`, value])),
	};
	const wrong = await call('/api/leads', {
		form: { ...form, 'application.deposit': '99,000', 'application.card_limits': 'lots' },
	});
	expect(wrong.status).toBe(422);
	const page = await wrong.text();
	expect(page).toContain('Your deposit is more than the price. Enter $45,990 or less.');
	expect(page).toContain('name="application.card_limits" aria-invalid="true"');
	expect(page).toContain('value="lots"');
	expect(page).toContain('<input type="hidden" name="application.take_home_pay" value="$1,451.13">');
	const sent = await call('/api/leads', { form });
	expect(sent.status).toBe(303);
	const [entry] = await due(store);
	expect(entry?.lead.fields).toMatchObject({ application: { deposit: '6000' }, finance_consent: true });
	expect(JSON.stringify(entry?.lead)).not.toMatch(PRIVATE);
	expect(entry?.lead.consent_text).toContain('may use these details');
});

test('the dealer’s mail, the receipt and the page without JavaScript call a finished application an application', async () => {
	const { call, store } = await leadService();
	const id = await idOf(await call('/api/leads', { json: { ...CONTACT, ...FIRST, application: {} } }));
	const lead = await store.find('coast', id);
	if (!lead) throw new Error('the lead is missing');
	const finished = { ...lead, fields: { ...lead.fields, isLastStep: true } } as typeof lead;
	expect(leadMail(finished, apiSite()).subject).toMatch(/^Finance application/);
	const title = 'Thank you for your finance application';
	expect(receiptMail(finished, apiSite()).subject).toContain(title);
	expect(await thanksPage(finished, apiSite()).text()).toContain(title);
});

test('a finance enquiry without an application is accepted', async () => {
	const { call } = await leadService();
	const response = await call('/api/leads', { json: { ...GOOD_LEAD, category: 'Finance Enquiry' } });
	expect(response.status).toBe(200);
});

test('the mail says that an applicant may be contacted once the applicant has agreed, and nothing about consent before that step', async () => {
	const service = await leadService();
	const begun = await service.call('/api/leads', { json: { ...CONTACT, ...FIRST, application: LICENCE } });
	const step = { ...OF_FIRST, lead_id: await idOf(begun), isLastStep: false };
	const mailText = async () => {
		const lead = await service.store.find('coast', step.lead_id);
		return lead ? leadMail(lead, apiSite()).text : '';
	};
	expect(await mailText()).not.toContain('May be contacted');
	for (const application of [LOAN, WORK, INCOME])
		await service.call('/api/leads', { json: { ...step, application } });
	await service.call('/api/leads', { json: { ...step, ...AGREED } });
	expect(await mailText()).toMatch(/May be contacted about this: yes/);
	const lead = await service.store.find('coast', step.lead_id);
	expect(lead?.fields.opt_in).toBe(true);
});

import { expect, test } from 'vitest';
import { ProblemSchema } from '../../../src/api/problem.ts';
import { thanksPage } from '../../../src/lead-api/answers/success-page.ts';
import { leadMail } from '../../../src/lead-api/delivery/lead-mail.ts';
import { messagePartsOf } from '../../../src/lead-api/delivery/message-parts.ts';
import { receiptMail } from '../../../src/lead-api/delivery/receipt-text.ts';
import { webhookBody } from '../../../src/lead-api/delivery/webhook-body.ts';
import { apiSite } from '../../fixtures/leads/api-site.ts';
import { GOOD_LEAD, type LeadService, leadService, SERVICE_NOW } from '../../fixtures/leads/lead-service.ts';

const FIRST = { submission_id: 'attempt-first' };
const OF_FIRST = { first_submission_id: FIRST.submission_id };
const idOf = async (response: Response) => ((await response.json()) as { lead_id: string }).lead_id;
const due = (store: LeadService['store']) => store.claimDue(new Date('2026-12-31'), 100, 0);

/** The sender's contact details, sent with the first step. */
const CONTACT = {
	name: 'Jo Citizen',
	email: 'jo@example.com',
	phone: '0412 345 678',
	category: 'Finance Enquiry',
	car_id: '7',
	isLastStep: false,
};
const LOAN = { vehicle_price: '$45,990', deposit: '6,000', term_years: '5', trade_in_owing: '3000' };
const WORK = { employment: 'full_time', employed_for: 'over_5_years' };
/** Amounts that occur nowhere else, so that a search for them finds every copy. */
const INCOME = {
	take_home_pay: '$1,451.13',
	take_home_pay_period: 'week',
	home: 'renting',
	housing_cost: '429.17',
	loan_repayments: '0',
	card_limits: '4,019',
	living_costs: '1,913.37',
	dependants: '1',
};
const LICENCE = { licence_state: 'VIC', licence_number: 'LN55501234' };
const PRIVATE = /1451|1,451|429\.17|4019|4,019|1913|1,913|LN5550/;
const AGREED = { terms_conditions: true, finance_consent: true, isLastStep: true };

async function applyInSteps({ call }: Pick<LeadService, 'call'>): Promise<string> {
	const id = await idOf(await call('/api/leads', { json: { ...CONTACT, ...FIRST, application: LICENCE } }));
	const step = { ...OF_FIRST, lead_id: id, isLastStep: false };
	for (const application of [LOAN, WORK, INCOME])
		await call('/api/leads', { json: { ...step, application } });
	await call('/api/leads', { json: { ...step, ...AGREED } });
	return id;
}

test('the steps of an application are one lead, its private answers apart from it', async () => {
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

test('private answers are in no other record, log or answer', async () => {
	const service = await leadService();
	const id = await applyInSteps(service);
	const read = await service.call(`/api/enquiries/${id}?submission_id=${FIRST.submission_id}`);
	expect(read.status).toBe(200);
	expect(await read.clone().json()).toMatchObject({ loan: 'Price $45,990, deposit $6,000, 5 years' });
	const lead = await service.store.find('coast', id);
	expect(lead?.steps).toHaveLength(4);
	for (const seen of [JSON.stringify(lead), JSON.stringify(service.logged), await read.text()])
		expect(seen).not.toMatch(PRIVATE);
});

test('the last step needs what no step has said, and the consent; what earlier steps said is not asked for again', async () => {
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

test('an answer that cannot be read is refused in any step, and an empty one takes an earlier one back', async () => {
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
	expect(text).toMatch(/^Not finished: the sender has not sent the last step/);
	expect(JSON.parse(webhookBody(entry.lead, site))).toMatchObject({ is_finished: false });
});

test('one whose sender cannot be reached is not delivered before it is finished', async () => {
	const { call, store } = await leadService();
	await call('/api/leads', { json: { ...CONTACT, ...FIRST, phone: 'x', email: 'y', application: {} } });
	expect(await due(store)).toEqual([]);
});

test.each(['in_full', 'one_time_link'] as const)(
	'private answers reach a dealer who chose %s in mail and webhook as they chose',
	async (private_answers) => {
		const site = apiSite({ finance_application: { private_answers, kept_days: 30 } });
		const { call, store, deps } = await leadService([site]);
		await applyInSteps({ call });
		const [entry] = await due(store);
		if (!entry) throw new Error('nothing is due');
		const part = await messagePartsOf(deps)(entry.lead, entry.entry, site);
		const { text } = leadMail(entry.lead, site, part);
		const hook = JSON.parse(webhookBody(entry.lead, site, part));
		expect(text).toContain('Amount to borrow: $42,990');
		if (private_answers === 'in_full') {
			expect(text).toContain('Take-home pay: $1,451.13 a week');
			expect(hook).toMatchObject({
				private_answers: { licence_number: 'LN55501234' },
				private_answers_url: null,
			});
		} else {
			expect(text + JSON.stringify(hook)).not.toMatch(PRIVATE);
			expect(text).toContain(hook.private_answers_url);
		}
	},
);

test('the link in a mail shows the private answers once, after a button, until they are erased', async () => {
	const site = apiSite({ finance_application: { private_answers: 'one_time_link', kept_days: 7 } });
	const { call, store, deps, setNow, logged } = await leadService([site]);
	await applyInSteps({ call });
	const [entry] = await due(store);
	if (!entry) throw new Error('nothing is due');
	const linkFor = async (entry_id: string) => {
		const parts = await messagePartsOf(deps)(entry.lead, { ...entry.entry, id: entry_id }, site);
		const part = parts.private_part;
		if (!part || !('link' in part)) throw new Error('no link');
		return new URL(part.link.url);
	};
	const url = await linkFor('out_1');
	const token = url.searchParams.get('token') ?? '';
	const open = ({ pathname, search }: URL) => call(pathname + search);
	const press = (given: string) => call('/api/private-answers', { form: { token: given } });
	for (const _mailFilter of [1, 2]) {
		const page = await open(url);
		expect(page.status).toBe(200);
		expect(await page.text()).not.toMatch(PRIVATE);
	}
	const shown = await press(token);
	expect(shown.headers.get('cache-control')).toBe('no-store');
	expect(await shown.text()).toContain('$1,451.13 a week');
	for (const again of [await press(token), await open(url)]) {
		expect(again.status).toBe(404);
		expect(await again.text()).not.toMatch(PRIVATE);
	}
	expect((await press(`${token}x`)).status).toBe(404);
	const other = await linkFor('out_2');
	setNow(new Date(SERVICE_NOW.getTime() + 8 * 24 * 60 * 60 * 1000));
	expect((await open(other)).status).toBe(404);
	expect(JSON.stringify(logged)).not.toContain(token);
});

test('without JavaScript the whole application is one form, and one page names all that must be mended with what was typed', async () => {
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

test('a finished application is called an application in the dealer’s mail, the receipt and the page without JavaScript', async () => {
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

test('a finance enquiry without an application is taken as before', async () => {
	const { call } = await leadService();
	const response = await call('/api/leads', { json: { ...GOOD_LEAD, category: 'Finance Enquiry' } });
	expect(response.status).toBe(200);
});

test('who agrees to talk about finance may be contacted; before that step nothing is said of it', async () => {
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

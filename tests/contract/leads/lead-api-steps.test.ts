import { expect, test } from 'vitest';
import { ProblemSchema } from '../../../src/api/problem.ts';
import { apiSite } from '../../fixtures/leads/api-site.ts';
import { GOOD_ENQUIRY, GOOD_LEAD, type LeadService, leadService } from '../../fixtures/leads/lead-service.ts';

/** The first step of a lead in several steps, and the fields by which a further step refers to it. */
const FIRST = { submission_id: 'attempt-first' };
const OF_FIRST = { first_submission_id: FIRST.submission_id };
const idOf = async (response: Response) => ((await response.json()) as { lead_id: string }).lead_id;
const problemOf = async (response: Response) => ProblemSchema.parse(await response.json());
const due = (store: LeadService['store']) => store.claimDue(new Date('2026-12-31'), 100, 0);

test('the steps of a form are one lead, delivered after the last step (LEADAPI-003 to LEADAPI-006, LEADAPI-015)', async () => {
	const { call, store } = await leadService();
	const step = async (json: object) => idOf(await call('/api/leads', { json }));
	const id = await step({
		...FIRST,
		category: 'Trade In',
		rego: 'ABC123',
		regoState: 'VIC',
		isLastStep: false,
	});
	const valued = await call('/api/trade-in/valuation', {
		json: {
			make: 'Mazda',
			model: 'CX-5',
			year: 2023,
			kms: 40_000,
			adjustmentAnswers: { body: 'normal', tyres: 'good', service_history: 'full', accident: 'no' },
		},
	});
	const { id: valuation } = (await valued.json()) as { id: string };
	await step({ lead_id: id, ...OF_FIRST, id: valuation, isLastStep: false });
	expect(await due(store)).toEqual([]);
	const contact = {
		...GOOD_ENQUIRY,
		...OF_FIRST,
		category: 'Trade In',
		lead_id: id,
		subcategory: '2. Valuation',
	};
	await step(contact);
	expect(await due(store)).toHaveLength(1);
	const accepted = {
		lead_id: id,
		...OF_FIRST,
		category: 'Trade In',
		subcategory: '3. Offer Accepted',
		form_completed: true,
		offer_accepted: true,
	};
	expect(await step(accepted)).toBe(id);
	const lead = await store.find('coast', id);
	expect(lead).toMatchObject({
		subcategory: '3. Offer Accepted',
		fields: {
			rego: 'ABC123',
			adjustmentAnswers: { service_history: 'full' },
			name: 'Jo Citizen',
			offer_accepted: true,
		},
	});
	expect(lead?.steps).toHaveLength(3);
	expect(await due(store)).toHaveLength(2);
});

test('the last step requires what earlier steps left out', async () => {
	const { call } = await leadService();
	const id = await idOf(
		await call('/api/leads', { json: { ...FIRST, category: 'Trade In', isLastStep: false } }),
	);
	const response = await call('/api/leads', { json: { lead_id: id, ...OF_FIRST, kms: 12 } });
	expect(response.status).toBe(422);
	expect((await problemOf(response)).problems.map(({ field }) => field)).toEqual([
		'name',
		'email',
		'phone',
		'terms_conditions',
	]);
});

test('a step with the id of a lead but without its submission id is answered as for an unknown lead', async () => {
	const { call, store } = await leadService();
	const id = await idOf(await call('/api/leads', { json: { ...GOOD_LEAD, ...FIRST } }));
	const unnamed = await idOf(await call('/api/leads', { json: GOOD_LEAD }));
	const none = await call('/api/leads', { json: { lead_id: 'lead_0', ...OF_FIRST } });
	expect(none.status).toBe(404);
	const refused = await none.text();
	for (const json of [
		{ lead_id: id },
		{ lead_id: id, first_submission_id: 'attempt-guessed' },
		{ lead_id: id, submission_id: FIRST.submission_id },
		{ lead_id: unnamed, first_submission_id: '' },
	]) {
		const response = await call('/api/leads', {
			json: { ...json, name: 'Mallory', email: 'm@evil.example' },
		});
		expect([response.status, await response.text()]).toEqual([404, refused]);
	}
	expect(await store.find('coast', id)).toMatchObject({ fields: { name: 'Jo Citizen' }, steps: [] });
	const own = await call('/api/leads', { json: { lead_id: id, ...OF_FIRST, regoState: 'VIC' } });
	expect(own.status).toBe(200);
	expect(JSON.stringify((await store.find('coast', id))?.body)).not.toContain(FIRST.submission_id);
});

test('a step of an unknown lead and a step of another dealer’s lead get the same answer', async () => {
	const other = apiSite({ slug: 'bay', hosts: ['bay.example'] });
	const { call } = await leadService([apiSite(), other]);
	const id = await idOf(await call('/api/leads', { json: GOOD_LEAD }));
	const [nobodys, others] = await Promise.all([
		call('/api/leads', { json: { lead_id: 'lead_0' } }),
		call('/api/leads', { json: { lead_id: id }, host: 'bay.example' }),
	]);
	expect([nobodys.status, others.status]).toEqual([404, 404]);
	expect(await nobodys.text()).toBe(await others.text());
});

test('two steps at the same time are both stored', async () => {
	const { call, store } = await leadService();
	const id = await idOf(
		await call('/api/leads', { json: { ...FIRST, category: 'Trade In', isLastStep: false } }),
	);
	const statuses = await Promise.all(
		['VIC', 'NSW', 'WA'].map(async (regoState) => {
			const { status } = await call('/api/leads', {
				json: { lead_id: id, ...OF_FIRST, regoState, isLastStep: false },
			});
			return status;
		}),
	);
	expect(statuses).toEqual([200, 200, 200]);
	expect((await store.find('coast', id))?.steps).toHaveLength(3);
});

test('a submission can be read with both ids only (ENQUIRY-029)', async () => {
	const { call } = await leadService();
	const id = await idOf(await call('/api/leads', { json: { ...GOOD_LEAD, submission_id: 'attempt-0003' } }));
	const read = await call(`/api/enquiries/${id}?submission_id=attempt-0003`);
	expect(await read.json()).toMatchObject({
		lead_id: id,
		name: 'Jo Citizen',
		car_type: 'used',
		reference: expect.stringMatching(/^[0-9A-F]{4}-[0-9A-F]{4}$/),
		vehicle: {
			title: '2024 Toyota HiLux SR5',
			price_text: '$45,990 drive away',
			path: '/cars/2024-toyota-hilux-7',
		},
		time: null,
		place: { name: 'Geelong Sales', phone: '(03) 5223 1111' },
	});
	for (const path of [
		`${id}?submission_id=attempt-0004`,
		id,
		`${id}?submission_id=`,
		'lead_0?submission_id=',
	])
		expect((await call(`/api/enquiries/${path}`)).status).toBe(404);
});

test('a step that another tab sends after the last one leaves the lead finished', async () => {
	const { call, store } = await leadService();
	const id = await idOf(await call('/api/leads', { json: { ...GOOD_LEAD, ...FIRST, isLastStep: false } }));
	const of = { ...OF_FIRST, lead_id: id };
	await call('/api/leads', { json: { ...of, terms_conditions: true, isLastStep: true } });
	const late = await call('/api/leads', {
		json: { ...of, message: 'From the other tab', isLastStep: false },
	});
	expect(late.status).toBe(200);
	expect(await store.find('coast', id)).toMatchObject({
		fields: { isLastStep: true, message: 'From the other tab' },
	});
});

import { expect, test } from 'vitest';
import { leadService } from '../../fixtures/leads/lead-service.ts';
import { CONTACT, due, estimate, idOf, leadOf, send, step } from '../../fixtures/leads/trade-in.ts';

test('a lead begins with the contact step and ends with the accepted estimate (LEADAPI-006, LEADAPI-015, TRADEIN-015 to TRADEIN-020)', async () => {
	const service = await leadService();
	const id = await idOf(await send(service, CONTACT));
	expect(await leadOf(service, id)).toMatchObject({ subcategory: '1. Lead Capture' });
	const offer = await estimate(service);
	await send(service, step(id, { id: offer.id, isLastStep: false }));
	expect(await leadOf(service, id)).toMatchObject({
		subcategory: '2. Valuation',
		fields: { offer_price: offer.offer_price, form_completed: false },
	});
	const accepted = {
		id: offer.id,
		offer_price: offer.offer_price,
		offer_accepted: true,
		form_completed: true,
	};
	expect(await idOf(await send(service, step(id, accepted)))).toBe(id);
	const lead = await leadOf(service, id);
	expect(lead).toMatchObject({ subcategory: '3. Offer Accepted', fields: { form_completed: true } });
	expect(lead.steps).toHaveLength(2);
	const [only, ...more] = await due(service);
	expect(more).toEqual([]);
	expect(only?.lead.id).toBe(id);
});

test.each([
	{ what: 'the same first step twice, at once', changes: [{}, {}] },
	{
		what: 'a first step whose answer was lost, sent again with another phone number',
		changes: [{}, { phone: '0499 999 999' }],
	},
	{ what: 'a first step, and everything in one step', changes: [{}, { isLastStep: true }] },
])('one attempt is one lead: $what', async ({ changes }) => {
	const service = await leadService();
	const ids = await Promise.all(
		changes.map(async (change) => idOf(await send(service, { ...CONTACT, ...change }))),
	);
	expect(new Set(ids).size).toBe(1);
	const lead = await leadOf(service, ids[0] ?? '');
	const last = Object.assign({}, ...changes) as { phone?: string; isLastStep?: boolean };
	expect(lead.fields.isLastStep).toBe(last.isLastStep ?? false);
	expect(new Set((await due(service)).map(({ lead: { id } }) => id)).size).toBe(1);
});

test('a finished lead stays finished when its first step arrives again', async () => {
	const service = await leadService();
	const id = await idOf(await send(service, { ...CONTACT, isLastStep: true }));
	expect(await idOf(await send(service, { ...CONTACT, name: 'Jo B Citizen' }))).toBe(id);
	expect((await leadOf(service, id)).fields).toMatchObject({ isLastStep: true, name: 'Jo B Citizen' });
});

test('autogauge_enabled is in the lead only when the page sends it (LEADAPI-011)', async () => {
	const service = await leadService();
	const without = await leadOf(service, await idOf(await send(service, CONTACT)));
	expect('autogauge_enabled' in without.fields).toBe(false);
	const json = { ...CONTACT, submission_id: 'attempt-eligible', autogauge_enabled: true };
	expect((await leadOf(service, await idOf(await send(service, json)))).fields.autogauge_enabled).toBe(true);
});

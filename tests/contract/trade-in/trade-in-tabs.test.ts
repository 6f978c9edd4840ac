import { expect, test } from 'vitest';
import { leadMail } from '../../../src/lead-api/delivery/mail/lead-mail.ts';
import { apiSite } from '../../fixtures/leads/api-site.ts';
import { leadService } from '../../fixtures/leads/lead-service.ts';
import { CONTACT, due, estimate, idOf, leadOf, send, step, valued } from '../../fixtures/leads/trade-in.ts';

const RANGER = { own_make: 'Ford', own_model: 'Ranger', own_year: 2021, kms: 55_000 };

test('the first step sent again after later ones leaves their answers', async () => {
	const service = await leadService();
	const { id, offer } = await valued(service);
	await idOf(
		await send(service, step(id, { phone: '0499 999 999', desired_price: 40_000, isLastStep: false })),
	);
	const before = await leadOf(service, id);
	expect(await idOf(await send(service, CONTACT))).toBe(id);
	expect(await leadOf(service, id)).toEqual(before);
	expect(before.fields).toMatchObject({ id: offer.id, phone: '+61499999999', desired_price: 40_000 });
});

test('an accepted estimate stays that of the valued vehicle when another tab sends another vehicle', async () => {
	const service = await leadService();
	const { id, offer } = await valued(service);
	const accepted = { id: offer.id, offer_price: offer.offer_price, offer_accepted: true };
	await idOf(await send(service, step(id, accepted)));
	// A tab that was loaded before knows the attempt, but not the lead.
	expect(await idOf(await send(service, { ...CONTACT, ...RANGER, name: 'Jo B Citizen' }))).toBe(id);
	const { fields, subcategory } = await leadOf(service, id);
	expect(subcategory).toBe('3. Offer Accepted');
	expect(fields).toMatchObject({
		name: 'Jo B Citizen',
		own_make: 'Mazda',
		own_model: 'CX-5',
		own_year: 2023,
		kms: 40_000,
		id: offer.id,
		offer_price: offer.offer_price,
		offer_accepted: true,
	});
});

test('an estimate that was not accepted is dropped when the shopper enters another vehicle', async () => {
	const service = await leadService();
	const { id, offer } = await valued(service);
	await idOf(await send(service, { ...CONTACT, ...RANGER }));
	const { fields, subcategory } = await leadOf(service, id);
	expect(subcategory).toBe('1. Lead Capture');
	expect(fields).toMatchObject({ own_make: 'Ford', own_model: 'Ranger', kms: 55_000, id: null });
	expect(fields.offer_price).toBeUndefined();
	const mail = leadMail(await leadOf(service, id), apiSite()).text;
	expect(mail).toContain('Their vehicle: 2021 Ford Ranger');
	expect(mail).not.toContain('held until');
	// The estimate of the first vehicle cannot be accepted for the second.
	const response = await send(service, step(id, { offer_price: offer.offer_price, offer_accepted: true }));
	expect(response.status).toBe(409);
});

test('where two tabs value the vehicle differently, the last estimate that was sent counts', async () => {
	const service = await leadService();
	const { id, offer } = await valued(service);
	const worn = await estimate(service, {
		adjustmentAnswers: { body: 'damaged', tyres: 'worn', service_history: 'none', accident: 'no' },
	});
	await idOf(await send(service, step(id, { id: worn.id, isLastStep: false })));
	const old = { id: offer.id, offer_price: offer.offer_price };
	await idOf(await send(service, step(id, { ...old, isLastStep: false })));
	await idOf(
		await send(service, step(id, { id: worn.id, offer_price: worn.offer_price, offer_accepted: true })),
	);
	expect((await leadOf(service, id)).fields).toMatchObject({ id: worn.id, offer_price: worn.offer_price });
});

test('steps of two tabs at the same time are all in the lead, and it is delivered once', async () => {
	const service = await leadService();
	const { id } = await valued(service);
	const answers = await Promise.all([
		send(service, step(id, { desired_price: 40_000, isLastStep: false })),
		send(service, step(id, { PreferredContactMethod: 'Email', isLastStep: false })),
		send(service, step(id, { message: 'Please call me about this.' })),
		send(service, CONTACT),
	]);
	expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
	expect((await leadOf(service, id)).fields).toMatchObject({
		desired_price: 40_000,
		PreferredContactMethod: 'Email',
		message: 'Please call me about this.',
		isLastStep: true,
	});
	const leads = (await due(service)).map(({ lead }) => lead.id);
	expect(new Set(leads)).toEqual(new Set([id]));
});

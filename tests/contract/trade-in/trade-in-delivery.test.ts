import { expect, test } from 'vitest';
import type { ApiSite } from '../../../src/api/site/site-file.ts';
import type { ValuationAnswer } from '../../../src/api/trade-in/valuation.ts';
import type { FoundVehicle } from '../../../src/api/trade-in/vehicle-lookup.ts';
import { CALL_REQUEST } from '../../../src/domain/trade-in/call-request.ts';
import { sentLeadOf } from '../../../src/lead-api/answers/lead-summary.ts';
import { thanksPage } from '../../../src/lead-api/answers/success-page.ts';
import { adfDocument } from '../../../src/lead-api/delivery/adf/adf.ts';
import { leadMail } from '../../../src/lead-api/delivery/mail/lead-mail.ts';
import { mailDelivery } from '../../../src/lead-api/delivery/mail/mail.ts';
import { messagePartsOf } from '../../../src/lead-api/delivery/parts/message-parts.ts';
import { receiptMail } from '../../../src/lead-api/delivery/receipt/receipt-text.ts';
import { webhookBody } from '../../../src/lead-api/delivery/webhook/webhook-body.ts';
import { adfProblems } from '../../fixtures/leads/adf-format.ts';
import { apiSite } from '../../fixtures/leads/api-site.ts';
import { type LeadService, leadService } from '../../fixtures/leads/lead-service.ts';
import { smtpReceiver } from '../../fixtures/leads/smtp-receiver.ts';
import {
	ANSWERS,
	ATTEMPT,
	at,
	BY_HAND,
	CONTACT,
	dollars,
	due,
	idOf,
	leadOf,
	rangeOf,
	send,
	sendPhoto,
	step,
	valued,
} from '../../fixtures/leads/trade-in.ts';

/** The parts of the message that is due. */
async function partsOf(service: LeadService, site: ApiSite, entry: Awaited<ReturnType<typeof due>>[number]) {
	return messagePartsOf(service.deps)(entry.lead, entry.entry, site);
}

test('an unfinished trade-in is delivered after 15 minutes, and each later step follows as an update', async () => {
	const service = await leadService();
	const site = apiSite();
	const { id, offer } = await valued(service);
	await sendPhoto(service);
	expect(await due(service, 0.24)).toEqual([]);
	const [first] = await due(service, 0.26);
	if (!first) throw new Error('nothing is due');
	const parts = await partsOf(service, site, first);
	const mail = leadMail(first.lead, site, parts);
	expect(mail.subject).toBe('Not finished: Trade In: 2023 Mazda CX-5 – Jo Citizen');
	// The terms are agreed to in the step that begins the lead.
	expect(mail.text).toMatch(/^Not finished: the sender has not sent the last step\. If they continue/);
	expect(mail.text).toContain('Agreed to the terms: yes');
	expect(mail.text).toMatch(/Any damage: https:\/\/www\.coast\.example\/api\/trade-in\/photo\?token=/);
	expect(JSON.parse(webhookBody(first.lead, site, parts))).toMatchObject({ type: 'lead.created', step: 2 });
	await service.store.settle(first.entry.id, { state: 'delivered' }, at(0.26));
	service.setNow(at(2));
	await idOf(await send(service, step(id, { desired_price: 40_000, isLastStep: false })));
	const [update] = await due(service, 2.26);
	if (!update) throw new Error('the update is not due');
	await service.store.settle(update.entry.id, { state: 'delivered' }, at(2.26));
	await idOf(await send(service, step(id, { id: offer.id, offer_accepted: true })));
	const [last] = await due(service, 4);
	if (!last) throw new Error('the last step is not due');
	const lastParts = await partsOf(service, site, last);
	expect(lastParts.earlier).toEqual([first.entry.message_id, update.entry.message_id]);
	expect(leadMail(last.lead, site, lastParts)).toMatchObject({
		subject: 'Offer accepted: Trade In: 2023 Mazda CX-5 – Jo Citizen',
		text: expect.stringMatching(/^Update: step 4 of an enquiry you have already received/),
	});
	expect(JSON.parse(webhookBody(last.lead, site, lastParts))).toMatchObject({
		type: 'lead.updated',
		lead_id: id,
		step: 4,
		is_finished: true,
		photos: [{ label: 'Any damage', url: expect.stringContaining('/api/trade-in/photo?token=') }],
	});
	await using receiver = await smtpReceiver(() => 'take');
	const deliver = mailDelivery({
		url: receiver.url,
		from: 'leads@x.example',
		timeoutMs: 30_000,
		parts: async () => lastParts,
	});
	expect(await deliver(last.lead, last.entry, site)).toEqual({ ok: true });
	const [sent = ''] = receiver.taken;
	expect(sent.replace(/\r\n\s+/g, ' ')).toContain(
		`References: <${first.entry.message_id}> <${update.entry.message_id}>`,
	);
	expect(sent).toContain(`In-Reply-To: <${update.entry.message_id}>`);
});

test('the dealer’s mail and ADF have the vehicle, its condition, the estimate and what is owed (TRADEIN-016, TRADEIN-017)', async () => {
	const service = await leadService();
	const { id, offer } = await valued(service, { ...CONTACT, car_id: '7' });
	await idOf(await send(service, step(id, { id: offer.id, offer_accepted: true })));
	const lead = await leadOf(service, id);
	const { text, subject } = leadMail(lead, apiSite());
	expect(subject).toBe(
		'Offer accepted: Trade In: 2023 Mazda CX-5 towards 2024 Toyota HiLux SR5 – Jo Citizen',
	);
	for (const line of [
		'Best reached by: SMS',
		'Their vehicle: 2023 Mazda CX-5',
		'Their registration: 1AB2CD VIC',
		'Their kilometres: 40,000 km',
		'Owed on it: $6,500',
		'Service history: Full, with the log book',
		`Our offer accepted: ${dollars(offer.offer_price)} held until 27 Nov 2026, subject to inspection`,
		`Our estimate: ${rangeOf(offer)}, until 27 Nov 2026`,
	])
		expect(text).toContain(line);
	expect(text.match(/held/g)).toHaveLength(1);
	expect(JSON.parse(webhookBody(lead, apiSite()))).toMatchObject({
		accepted_offer: { price: offer.offer_price, held_until: '2026-11-27' },
	});
	// Money owed on the vehicle does not mean that the shopper wants a loan.
	expect(text).not.toContain('Finance');
	const xml = adfDocument(lead, apiSite());
	expect(adfProblems(xml)).toEqual([]);
	const own = xml.slice(xml.indexOf('interest="trade-in"'));
	for (const part of [
		'<year>2023</year>',
		'<make>Mazda</make>',
		'<odometer units="km">40000</odometer>',
		`<price type="appraisal" currency="AUD">${offer.offer_price}</price>`,
		'<balance type="finance" currency="AUD">6500</balance>',
	])
		expect(own).toContain(part);
});

test('the mails to dealer and shopper name the model or offer that a trade-in was begun from, and repeat no other text in its place', async () => {
	const service = await leadService();
	const known = 'Summer drive-away HiLux';
	for (const looking_at of [known, 'pills at http://spam.example']) {
		const submission_id = `attempt-${looking_at.slice(0, 5)}`;
		const id = await idOf(await send(service, { ...CONTACT, submission_id, looking_at, isLastStep: true }));
		const lead = await leadOf(service, id);
		expect(leadMail(lead, apiSite()).text).toContain(`Looking at: ${looking_at}\n`);
		expect(JSON.parse(webhookBody(lead, apiSite())).fields).toMatchObject({ looking_at });
		const isKnown = looking_at === known;
		const page = await thanksPage(lead, apiSite()).text();
		for (const text of [receiptMail(lead, apiSite()).text, page])
			expect(text.includes(`You are looking at: ${looking_at}`)).toBe(isKnown);
		expect(sentLeadOf(lead, apiSite()).trade_in?.looking_at).toBe(isKnown ? known : null);
	}
});

test('the mail of a vehicle without a plate has no registration, and a web address typed as its name is left out', async () => {
	const service = await leadService();
	const id = await idOf(await send(service, { ...BY_HAND, own_model: 'pills at http://spam.example' }));
	const lead = await leadOf(service, id);
	expect(leadMail(lead, apiSite()).text).not.toContain('registration');
	expect(adfDocument(lead, apiSite())).not.toContain('source="Registration"');
	expect(receiptMail(lead, apiSite()).text).not.toMatch(/Your vehicle|spam/);
	await idOf(await send(service, step(id, { message: CALL_REQUEST })));
	expect(receiptMail(await leadOf(service, id), apiSite()).subject).toMatch(/^You asked us to call – /);
});

test('the dealer’s mail has the version of a vehicle that was found by its plate', async () => {
	const service = await leadService();
	const looked = await service.call('/api/trade-in/vehicle', { json: { rego: '1AB2CD', regoState: 'VIC' } });
	const { vehicle } = (await looked.json()) as { vehicle: FoundVehicle };
	const { make: own_make, model: own_model, year: own_year } = vehicle;
	const id = await idOf(
		await send(service, { ...CONTACT, own_make, own_model, own_year, amount_owing: undefined }),
	);
	const json = { id: vehicle.id, kms: 40_000, adjustmentAnswers: ANSWERS };
	const valuation = (await (
		await service.call('/api/trade-in/valuation', { json })
	).json()) as ValuationAnswer;
	await idOf(await send(service, step(id, { id: valuation.id })));
	const lead = await leadOf(service, id);
	expect(leadMail(lead, apiSite()).text).toContain(`Their vehicle: ${vehicle.title}\n`);
	expect(leadMail(lead, apiSite()).text).toContain('Owed on it: yes, how much was not said');
	const xml = adfDocument(lead, apiSite());
	expect(xml).toContain(`<trim>${vehicle.variant}</trim>`);
	expect(adfProblems(xml)).toEqual([]);
	// The success page draws it as the form did.
	const sent = await service.call(`/api/enquiries/${id}?submission_id=${ATTEMPT}`);
	const { body, colour } = vehicle;
	expect([body, colour]).not.toContain(null);
	expect(await sent.json()).toMatchObject({ trade_in: { item_type: 'car', body, colour } });
});

test.each([
	[' 1ab-2c d', '1AB2CD VIC'],
	['on order!', 'on order! VIC'],
])(
	'the plate %s is %s in mail and ADF, as the state writes it where it is a plate',
	async (typed, written) => {
		const service = await leadService();
		const { id } = await valued(service, { ...CONTACT, rego: typed });
		const lead = await leadOf(service, id);
		expect(leadMail(lead, apiSite()).text).toContain(`Their registration: ${written}`);
		expect(adfDocument(lead, apiSite())).toContain(`<id source="Registration">${written}</id>`);
	},
);

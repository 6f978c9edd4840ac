import sharp from 'sharp';
import { expect, test } from 'vitest';
import { ProblemSchema } from '../../src/api/problem.ts';
import type { ApiSite } from '../../src/api/site-file.ts';
import type { ResumedTradeIn } from '../../src/api/trade-in/resume.ts';
import type { ValuationAnswer } from '../../src/api/trade-in/valuation.ts';
import { adfDocument } from '../../src/lead-api/delivery/adf.ts';
import { leadMail } from '../../src/lead-api/delivery/lead-text.ts';
import { mailDelivery } from '../../src/lead-api/delivery/mail.ts';
import { messagePartsOf } from '../../src/lead-api/delivery/message-parts.ts';
import { receiptMail } from '../../src/lead-api/delivery/receipt-text.ts';
import { webhookBody } from '../../src/lead-api/delivery/webhook-body.ts';
import type { StoredLead } from '../../src/lead-api/store/lead-record.ts';
import { resumeLink } from '../../src/lead-api/trade-in/resume-link.ts';
import { adfProblems } from '../fixtures/leads/adf-format.ts';
import { apiSite } from '../fixtures/leads/api-site.ts';
import { type LeadService, leadService, SERVICE_NOW } from '../fixtures/leads/lead-service.ts';
import { smtpReceiver } from '../fixtures/leads/smtp-receiver.ts';

const ATTEMPT = 'attempt-trade-in';
const CONTACT = {
	submission_id: ATTEMPT,
	category: 'Trade In',
	isLastStep: false,
	rego: '1AB2CD',
	regoState: 'VIC',
	own_make: 'Mazda',
	own_model: 'CX-5',
	own_year: 2023,
	kms: 40_000,
	name: 'Jo Citizen',
	email: 'jo@example.com',
	phone: '0412 345 678',
	PreferredContactMethod: 'SMS',
	finance: 'Yes',
	amount_owing: 6500,
	location_id: '11',
	terms_conditions: true,
} as const;
const ANSWERS = { body: 'normal', tyres: 'good', service_history: 'full', accident: 'no' };
const HOUR_MS = 60 * 60 * 1000;

const send = ({ call }: LeadService, json: object) => call('/api/leads', { json });
const idOf = async (response: Response) => {
	expect(response.status).toBe(200);
	return ((await response.json()) as { lead_id: string }).lead_id;
};
const step = (lead_id: string, json: object) => ({
	lead_id,
	first_submission_id: ATTEMPT,
	category: 'Trade In',
	...json,
});
const at = (hours: number) => new Date(SERVICE_NOW.getTime() + hours * HOUR_MS);
const due = ({ store }: LeadService, hours = 24) => store.claimDue(at(hours), 100, 0);
const leadOf = async ({ store }: LeadService, id: string) => {
	const lead = await store.find('coast', id);
	if (lead?.kind !== 'lead') throw new Error('no such lead');
	return lead;
};

async function estimate({ call }: LeadService, change: object = {}) {
	const json = {
		make: 'Mazda',
		model: 'CX-5',
		year: 2023,
		kms: 40_000,
		adjustmentAnswers: ANSWERS,
		...change,
	};
	const answer = (await (await call('/api/trade-in/valuation', { json })).json()) as ValuationAnswer;
	if (answer.status !== 'estimated') throw new Error(answer.message);
	return answer;
}

/** An attempt up to its estimate. */
async function valued(service: LeadService, contact: object = CONTACT) {
	const id = await idOf(await send(service, contact));
	const offer = await estimate(service);
	await idOf(await send(service, step(id, { id: offer.id, isLastStep: false })));
	return { id, offer };
}

async function sendPhoto({ call }: LeadService) {
	const photo = await sharp({ create: { width: 40, height: 30, channels: 3, background: 'red' } })
		.jpeg()
		.toBuffer();
	const response = await call('/api/trade-in/photos/photo-one?view=damage', {
		method: 'POST',
		body: new Uint8Array(photo),
		headers: { 'x-attempt': ATTEMPT },
	});
	expect(response.status).toBe(200);
}

test('a lead begins with the contact step and grows to the accepted offer (LEADAPI-006, LEADAPI-015, TRADEIN-015 to TRADEIN-020)', async () => {
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
		what: 'a first step with another phone number, whose first answer got lost',
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

test('an offer is the dealer’s: no page can name another one, nor accept one that is not held', async () => {
	const service = await leadService();
	const { id, offer } = await valued(service, { ...CONTACT, offer_price: 90_000, offer_upper_price: 99_000 });
	expect((await leadOf(service, id)).fields.offer_price).toBe(offer.offer_price);
	const accept = async (json: object) => {
		const response = await send(service, step(id, { offer_accepted: true, form_completed: true, ...json }));
		return [
			response.status,
			response.status === 200 ? null : ProblemSchema.parse(await response.json()).error,
		];
	};
	expect(await accept({ offer_price: 90_000 })).toEqual([409, expect.stringContaining('has changed')]);
	expect(await accept({ id: 'valuation_invented' })).toEqual([
		409,
		expect.stringContaining('no longer held'),
	]);
	service.setNow(at(8 * 24));
	expect(await accept({ offer_price: offer.offer_price })).toEqual([
		409,
		expect.stringContaining('your answers are still here'),
	]);
	service.setNow(at(6 * 24));
	expect(await accept({ offer_price: offer.offer_price })).toEqual([200, null]);
});

test('a vehicle without an online estimate is a lead with the reason, and cannot be accepted', async () => {
	const service = await leadService();
	const id = await idOf(await send(service, CONTACT));
	const json = { make: 'Hyundai', model: 'i30', year: 2015, kms: 138_400, adjustmentAnswers: ANSWERS };
	const answer = (await (await service.call('/api/trade-in/valuation', { json })).json()) as ValuationAnswer;
	const response = await send(service, step(id, { id: answer.id, offer_accepted: true }));
	expect(response.status).toBe(409);
	await idOf(await send(service, step(id, { id: answer.id })));
	const lead = await leadOf(service, id);
	expect(lead).toMatchObject({ subcategory: '2. Valuation', fields: { form_completed: true } });
	expect(leadMail(lead, apiSite()).text).toContain('Yours is 11 years old with 138,400 km');
});

test('an inspection is booked at a time when the location is open and not taken', async () => {
	const service = await leadService();
	const { id } = await valued(service);
	const book = async (lead: string, inspection_date: string, attempt = ATTEMPT) => {
		const response = await send(service, {
			...step(lead, { inspection_date }),
			first_submission_id: attempt,
		});
		return response.status === 200 ? [] : ProblemSchema.parse(await response.json()).problems;
	};
	expect(await book(id, '2026-11-22T10:30')).toMatchObject([{ field: 'inspection_date', message: /closed/ }]);
	expect(await book(id, '2026-11-24T10:30')).toEqual([]);
	const other = await idOf(
		await send(service, { ...CONTACT, submission_id: 'attempt-other', email: 'kim@example.com' }),
	);
	expect(await book(other, '2026-11-24T10:30', 'attempt-other')).toMatchObject([
		{ field: 'inspection_date', reason: 'taken' },
	]);
	const times = await service.call('/api/appointments?date=2026-11-24');
	expect(((await times.json()) as { times: string[] }).times).not.toContain('10:30');
	expect(leadMail(await leadOf(service, id), apiSite()).text).toContain(
		'Inspection: Tue 24 Nov 2026, 10:30am (requested)',
	);
});

/** The parts of the message that is due. */
async function partsOf(service: LeadService, site: ApiSite, entry: Awaited<ReturnType<typeof due>>[number]) {
	return messagePartsOf(service.deps)(entry.lead, entry.entry, site);
}

test('an attempt that stops is delivered after an hour with what there is; each later step follows as an update of it', async () => {
	const service = await leadService();
	const site = apiSite();
	const { id, offer } = await valued(service);
	await sendPhoto(service);
	expect(await due(service, 0.9)).toEqual([]);
	const [first] = await due(service, 1.1);
	if (!first) throw new Error('nothing is due');
	const parts = await partsOf(service, site, first);
	const mail = leadMail(first.lead, site, parts);
	expect(mail.subject).toBe('Not finished: Trade In: 2023 Mazda CX-5 – Jo Citizen');
	expect(mail.text).toMatch(/Any damage: https:\/\/www\.coast\.example\/api\/trade-in\/photo\?token=/);
	expect(JSON.parse(webhookBody(first.lead, site, parts))).toMatchObject({ type: 'lead.created', step: 2 });
	await service.store.settle(first.entry.id, { state: 'delivered' }, at(1.1));
	service.setNow(at(2));
	await idOf(await send(service, step(id, { desired_price: 40_000, isLastStep: false })));
	const [update] = await due(service, 3.1);
	if (!update) throw new Error('the update is not due');
	await service.store.settle(update.entry.id, { state: 'delivered' }, at(3.1));
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

test('the dealer’s message and ADF have the vehicle, its condition, the estimate and what is owed (TRADEIN-016, TRADEIN-017)', async () => {
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
		'Their kilometres: 40,000',
		'Owed on it: $6,500',
		'Service history: Full, with the log book',
		'held until 27 Nov 2026',
		'Our offer accepted: yes, subject to inspection',
		'Finance: wanted',
	])
		expect(text).toContain(line);
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

test('the receipt’s link continues on another device for seven days, without a name or a number in its address or answer', async () => {
	const service = await leadService();
	const { id, offer } = await valued(service);
	await sendPhoto(service);
	const lead: StoredLead = await leadOf(service, id);
	const link = resumeLink(lead, apiSite(), service.deps);
	if (!link) throw new Error('no link');
	const { text } = receiptMail(lead, apiSite(), link);
	expect(text).toContain(link.url);
	expect(text).toContain('Your trade-in is saved');
	const url = new URL(link.url);
	expect(`${url.pathname}${url.search}`).toBe('/trade-in');
	expect(decodeURIComponent(link.url)).not.toMatch(/citizen|0412345678|1AB2CD|@/i);
	const token = new URLSearchParams(url.hash.slice(1)).get('resume') ?? '';
	const resume = () => service.call('/api/trade-in/resume', { json: { token } });
	const body = await (await resume()).text();
	expect(body).not.toMatch(/Citizen|jo@example|0412/);
	const resumed = JSON.parse(body) as ResumedTradeIn;
	expect(resumed).toMatchObject({
		lead_id: id,
		submission_id: ATTEMPT,
		is_finished: false,
		make: 'Mazda',
		kms: 40_000,
		valuation: { id: offer.id },
		photos: [{ photo_id: 'photo-one', view: 'damage' }],
	});
	// The other device goes on with the same lead.
	await idOf(await send(service, step(resumed.lead_id, { id: offer.id, offer_accepted: true })));
	expect((await leadOf(service, id)).subcategory).toBe('3. Offer Accepted');
	expect((await service.call('/api/trade-in/resume', { json: { token: `${token}x` } })).status).toBe(404);
	service.setNow(new Date(at(7 * 24).getTime() + 1));
	expect((await resume()).status).toBe(404);
});

test('the receipt of an accepted offer names the sum and the day it is held until', async () => {
	const service = await leadService();
	const { id, offer } = await valued(service);
	await idOf(await send(service, step(id, { id: offer.id, offer_accepted: true })));
	const { text, subject } = receiptMail(await leadOf(service, id), apiSite());
	expect(subject).toMatch(/^\$[\d,]+ is held for you – Coast Motors/);
	expect(text).toContain('Until 27 Nov 2026, subject to inspection.');
	expect(text).toContain('Number plate: 1AB2CD VIC');
});

test('autogauge_enabled is in the lead only when the page sends it (LEADAPI-011)', async () => {
	const service = await leadService();
	const without = await leadOf(service, await idOf(await send(service, CONTACT)));
	expect('autogauge_enabled' in without.fields).toBe(false);
	const json = { ...CONTACT, submission_id: 'attempt-eligible', autogauge_enabled: true };
	expect((await leadOf(service, await idOf(await send(service, json)))).fields.autogauge_enabled).toBe(true);
});

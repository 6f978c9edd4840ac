import { expect, test } from 'vitest';
import type { ApiSite } from '../../../src/api/site/site-file.ts';
import type { ResumedTradeIn } from '../../../src/api/trade-in/resume.ts';
import { leadMail } from '../../../src/lead-api/delivery/mail/lead-mail.ts';
import { receiptMail } from '../../../src/lead-api/delivery/receipt/receipt-text.ts';
import type { StoredLead } from '../../../src/lead-api/store/leads/lead-record.ts';
import { resumeLink } from '../../../src/lead-api/trade-in/resume-link.ts';
import { apiSite, apiVehicle } from '../../fixtures/leads/api-site.ts';
import { leadService } from '../../fixtures/leads/lead-service.ts';
import { proofOfWork } from '../../fixtures/leads/proof-of-work.ts';
import {
	ATTEMPT,
	at,
	CONTACT,
	estimate,
	idOf,
	leadOf,
	send,
	sendPhoto,
	step,
	valued,
} from '../../fixtures/leads/trade-in.ts';

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
	expect(body).not.toMatch(/Citizen|jo@example|412 ?345 ?678/);
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

test('the link restores the drawing, what is owed, the location and the wish, but no estimate that is no longer held', async () => {
	const service = await leadService();
	const { id, offer } = await valued(service, { ...CONTACT, trade_in: 'No', desired_price: 25_000 });
	const link = resumeLink(await leadOf(service, id), apiSite(), service.deps);
	const token = new URLSearchParams(new URL(link?.url ?? '').hash.slice(1)).get('resume');
	const resume = async () =>
		(await (await service.call('/api/trade-in/resume', { json: { token } })).json()) as ResumedTradeIn;
	expect(await resume()).toMatchObject({
		vehicle: { title: '2023 Mazda CX-5', variant: null, body: null, colour: null },
		finance: 'Yes',
		amount_owing: 6500,
		trade_in: 'No',
		desired_price: 25_000,
		location_id: '11',
		valuation: { id: offer.id },
	});
	const shorter = { ...apiSite(), trade_in: { ...apiSite().trade_in, held_days: 1 } } as ApiSite;
	const brief = await leadService([shorter], { store: service.store });
	const again = await estimate(brief);
	await idOf(await send(brief, step(id, { id: again.id, isLastStep: false })));
	expect((await resume()).valuation).toMatchObject({ id: again.id });
	service.setNow(at(3 * 24));
	expect(await resume()).toMatchObject({
		valuation: null,
		kms: 40_000,
		vehicle: { title: '2023 Mazda CX-5' },
	});
});

test('a shopper who stops at the contact step gets the link 15 minutes later, when the dealer gets the lead', async () => {
	const service = await leadService([apiSite({ forms: { ...apiSite().forms, captcha: true } })]);
	const now = new Date();
	service.setNow(now);
	const captcha = await proofOfWork(service.call);
	const id = await idOf(await send(service, { ...CONTACT, captcha }));
	const dueAfter = (minutes: number) =>
		service.store.claimDue(new Date(now.getTime() + minutes * 60_000), 100, 0);
	expect(await dueAfter(14)).toEqual([]);
	const sent = await dueAfter(16);
	expect(sent.map(({ entry }) => `${entry.channel} ${entry.target}`).sort()).toEqual([
		'email leads@coast.example',
		'receipt jo@example.com',
	]);
	const [{ lead } = { lead: null }] = sent;
	if (!lead) throw new Error('nothing is due');
	expect(lead.id).toBe(id);
	expect(leadMail(lead, apiSite()).subject).toMatch(/^Not finished: /);
	const link = resumeLink(lead, apiSite(), {
		...service.deps,
		now: () => new Date(now.getTime() + 16 * 60_000),
	});
	expect(receiptMail(lead, apiSite(), link).text).toContain(link?.url);
});

test('a vehicle of interest that was sold since is not named again', async () => {
	const service = await leadService();
	const { id } = await valued(service, { ...CONTACT, car_id: '7' });
	const link = resumeLink(await leadOf(service, id), apiSite(), service.deps);
	const token = new URLSearchParams(new URL(link?.url ?? '').hash.slice(1)).get('resume');
	const carAt = async (site: ApiSite) => {
		const later = await leadService([site], { store: service.store });
		const resumed = await later.call('/api/trade-in/resume', { json: { token } });
		return ((await resumed.json()) as ResumedTradeIn).car_id;
	};
	const { car_fields } = apiVehicle();
	const sold = { ...car_fields, status: 'sold', sold: true };
	expect(await carAt(apiSite())).toBe('7');
	expect(await carAt(apiSite({ vehicles: [apiVehicle({ car_fields: sold })] }))).toBeNull();
	expect(await carAt(apiSite({ vehicles: [] }))).toBeNull();
});

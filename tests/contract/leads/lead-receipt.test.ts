import { expect, test, vi } from 'vitest';
import { receiptDelivery } from '../../../src/lead-api/delivery/receipt/receipt.ts';
import { receiptMail } from '../../../src/lead-api/delivery/receipt/receipt-text.ts';
import { readMail } from '../../../src/preview/mail-catcher/read-mail.ts';
import { apiSite } from '../../fixtures/leads/api-site.ts';
import { COAST } from '../../fixtures/leads/coast-motors.ts';
import { enquiry, outboxEntry, vehicleLead } from '../../fixtures/leads/delivered-lead.ts';
import { GOOD_LEAD, leadService } from '../../fixtures/leads/lead-service.ts';
import { proofOfWork } from '../../fixtures/leads/proof-of-work.ts';
import { smtpReceiver } from '../../fixtures/leads/smtp-receiver.ts';

const site = (change: object = {}) => apiSite({ forms: { ...apiSite().forms, captcha: true, ...change } });

/** Sends leads with valid proofs and different texts; returns the due deliveries by channel and target. */
async function targetsAfter(leads: readonly object[], change: object = {}) {
	const service = await leadService([site(change)]);
	const now = new Date();
	service.setNow(now);
	for (const [index, lead] of leads.entries()) {
		const captcha = await proofOfWork(service.call);
		const json = { ...GOOD_LEAD, message: `Question ${index}`, captcha, ...lead };
		const peer = `203.0.113.${index}`;
		expect((await service.call('/api/leads', { json, peer })).status).toBe(200);
	}
	const due = await service.store.claimDue(new Date(now.getTime() + 1000), 100, 0);
	return due.map(({ entry }) => `${entry.channel} ${entry.target}`).sort();
}

test('a lead with a proof of work gets a receipt for its sender besides the mail to the dealer', async () => {
	expect(await targetsAfter([{}])).toEqual(['email leads@coast.example', 'receipt jo@example.com']);
});

test.each([
	{ name: 'a dealer who turns receipts off', change: { receipt: false } },
	{ name: 'a site without proof of work', change: { captcha: false } },
])('$name sends no receipt', async ({ change }) => {
	const service = await leadService([site(change)]);
	service.setNow(new Date());
	const isAsked = site(change).forms.captcha;
	const proof = isAsked ? { captcha: await proofOfWork(service.call) } : {};
	await service.call('/api/leads', { json: { ...GOOD_LEAD, ...proof } });
	const due = await service.store.claimDue(new Date(Date.now() + 1000), 100, 0);
	expect(due.map(({ entry }) => entry.channel)).toEqual(['email']);
});

test('an address gets at most five receipts a day, in any spelling, and the dealer gets every lead', async () => {
	const leads = Array.from({ length: 7 }, (_, index) => ({
		email: index % 2 ? 'Jo@Example.com' : 'jo@example.com',
		phone: `0412 345 67${index}`,
	}));
	const targets = await targetsAfter(leads);
	expect(targets.filter((target) => target.startsWith('email'))).toHaveLength(7);
	expect(targets.filter((target) => target.startsWith('receipt'))).toHaveLength(5);
});

test('a receipt has reference, vehicle, time, place and next steps, and no typed text', async () => {
	const typed = 'buy pills at http://spam.example';
	const lead = vehicleLead({
		category: 'Test Drive',
		subcategory: typed,
		name: typed,
		message: typed,
		'Vehicle Model': typed,
		source: typed,
		rego: typed,
		test_drive_date: '2026-12-01T10:30',
	});
	const entry = { ...outboxEntry(), channel: 'receipt' as const, target: 'kim@example.com' };
	await using receiver = await smtpReceiver(() => 'take');
	const deliver = receiptDelivery({
		url: receiver.url,
		from: 'leads@forecourt.example',
		timeoutMs: 30_000,
		store: { reservationOfLead: async () => null, onlinePaymentOfLead: async () => null },
		secret: 'hush',
		now: () => new Date(),
	});
	expect(await deliver(lead, entry, COAST)).toEqual({ ok: true });
	expect(await deliver(lead, entry, COAST)).toEqual({ ok: true });
	await vi.waitFor(() => expect(receiver.taken).toHaveLength(2));
	const [mail = '', again = ''] = receiver.taken;
	const { parts, ...headers } = await readMail(Buffer.from(mail));
	expect(headers).toEqual({
		from: 'Coast Motors <leads@forecourt.example>',
		to: 'kim@example.com',
		unsubscribe: '',
		reply_to: 'Coast Motors <hello@coastmotors.example>',
		subject: 'We have your booking request – Coast Motors, 0000-0001',
	});
	const [text] = parts;
	expect(parts).toHaveLength(1);
	for (const said of [
		'Reference: 0000-0001',
		'Vehicle: 2024 Toyota HiLux SR5',
		'Time you asked for: Tue 1 Dec 2026, 10:30am',
		'Where: Geelong showroom, 212 Latrobe Terrace, Geelong West VIC 3218',
		'Phone: 03 5200 0000',
		'Until you hear from us it is not booked.',
		'To change or cancel your request, call 03 5200 0000',
	])
		expect(text?.text).toContain(said);
	expect(mail).not.toMatch(/pills|spam\.example/);
	const idOf = (message: string) => /^Message-ID: (.+)$/im.exec(message)?.[1];
	expect(idOf(mail)).toBe(`<${entry.message_id}>`);
	expect(idOf(again)).toBe(idOf(mail));
});

test.each([
	{ name: 'a test drive', lead: vehicleLead({ category: 'Test Drive' }) },
	{ name: 'a service booking', lead: enquiry({ category: 'Service Booking' }) },
])('the receipt of $name without a time says that nothing is booked yet', ({ lead }) => {
	const { text } = receiptMail(lead, COAST);
	expect(text).toContain('Until you hear from us it is not booked.');
	expect(text).not.toContain('you asked for');
});

test('a receipt has the phone number of the vehicle’s page', () => {
	const site = { ...COAST, vehicles: COAST.vehicles.map((one) => ({ ...one, phone: '03 5200 0002' })) };
	expect(receiptMail(vehicleLead(), site).text).toContain('Phone: 03 5200 0002');
	expect(receiptMail(vehicleLead(), site).text).toContain('call 03 5200 0002 or');
});

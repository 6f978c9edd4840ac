import { beforeEach, expect, test } from 'vitest';
import { adfDocument } from '../../../src/lead-api/delivery/adf/adf.ts';
import { leadMail } from '../../../src/lead-api/delivery/mail/lead-mail.ts';
import { messagePartsOf } from '../../../src/lead-api/delivery/parts/message-parts.ts';
import { receiptDelivery } from '../../../src/lead-api/delivery/receipt/receipt.ts';
import { webhookBody } from '../../../src/lead-api/delivery/webhook/webhook-body.ts';
import type { Due } from '../../../src/lead-api/store/store.ts';
import { SERVICE_NOW } from '../../fixtures/leads/lead-service.ts';
import {
	atSandbox,
	changingService,
	checkOut,
	press,
	reservationsOf,
	textOf,
} from '../../fixtures/leads/reserving.ts';
import { smtpReceiver } from '../../fixtures/leads/smtp-receiver.ts';

let service: Awaited<ReturnType<typeof changingService>>;
/** The messages that are due now; they count as delivered afterwards. */
const due = async (): Promise<Due[]> => {
	const found = await service.store.claimDue(service.deps.now(), 100, 60_000);
	for (const { entry } of found) await service.store.settle(entry.id, { state: 'delivered' }, SERVICE_NOW);
	return found;
};
const channelsOf = (messages: readonly Due[]) => messages.map(({ entry }) => entry.channel).sort();
const mailOf = async ({ lead, entry }: Due) => {
	const site = service.stock.site;
	const parts = await messagePartsOf(service.deps)(lead, entry, site);
	return {
		mail: leadMail(lead, site, parts),
		adf: adfDocument(lead, site, parts),
		json: JSON.parse(webhookBody(lead, site, parts)),
	};
};
/** The dealer's page, as its mail links to it. */
const dealerPage = async (message: Due) => {
	const { mail } = await mailOf(message);
	return /https:\/\/www\.coast\.example(\/api\/reservations\/\S+\/dealer)/.exec(mail.text)?.[1] ?? '';
};
/** The page that a button leads to, which can be loaded again without pressing it again. */
const pageAfter = async (path: string, action: string) => {
	const { status, headers } = await press(service, path, { action });
	expect(status).toBe(303);
	return textOf(service, headers.get('location') ?? '');
};
const firstMail = async (): Promise<Due> => {
	const [message] = await due();
	if (!message) throw new Error('there is no message');
	return message;
};

beforeEach(async () => {
	service = await changingService();
});

test('the dealer gets mail, ADF and webhook for the hold and for the payment, in one thread', async () => {
	const { page } = await checkOut(service);
	const held = await firstMail();
	expect((await mailOf(held)).mail.subject).toBe(
		'Deposit being paid, held until Fri 20 Nov 2026, 11:31am: Reservation: 2024 Toyota HiLux SR5 – Jo Citizen',
	);
	await atSandbox(service, page, 'pay');
	const paid = await due();
	expect(channelsOf(paid)).toEqual(['email', 'receipt']);
	const [message = held] = paid.filter(({ entry }) => entry.channel === 'email');
	const { mail, adf, json } = await mailOf(message);
	expect(mail.subject).toContain('Reserved until Sun 22 Nov 2026, 11:00am');
	expect(mail.text).toContain('Deposit: $200 paid');
	expect(adf).toContain('Reserved until Sun 22 Nov 2026, 11:00am');
	expect(json).toMatchObject({
		type: 'lead.updated',
		reservation: { state: 'reserved', payment: 'paid', deposit: 200, paid: 200 },
	});
});

test.each([
	['released', 'released', 'refunded', ['email', 'email', 'receipt', 'receipt']],
	['extended', 'reserved', 'paid', ['email', 'receipt']],
	['converted', 'converted', 'paid', ['email']],
] as const)(
	'the dealer’s button "%s" works once, and is in the history',
	async (action, state, payment, sent) => {
		const { page } = await checkOut(service);
		const path = await dealerPage(await firstMail());
		await atSandbox(service, page, 'pay');
		await due();
		expect(await textOf(service, path)).toContain('$200 paid');
		expect((await reservationsOf(service))[0]?.state).toBe('reserved');
		expect(await pageAfter(path, action)).toContain('Done.');
		const [changed] = await reservationsOf(service);
		expect([changed?.state, changed?.payment]).toEqual([state, payment]);
		expect(channelsOf(await due())).toEqual(sent);
		expect(await pageAfter(path, action)).toContain('Nothing was changed');
		const history = await service.store.reservationHistory(changed?.id ?? '');
		expect(history.filter(({ event }) => event === action)).toHaveLength(1);
		expect(service.logged).toContainEqual(
			expect.objectContaining({ message: 'reservation changed by its dealer', action, changed: true }),
		);
	},
);

test('the deposit of a sale that fell through is refunded by the dealer’s button', async () => {
	const { page } = await checkOut(service);
	const path = await dealerPage(await firstMail());
	await atSandbox(service, page, 'pay');
	await press(service, path, { action: 'converted' });
	await press(service, path, { action: 'deposit_returned' });
	expect(await reservationsOf(service)).toMatchObject([{ state: 'converted', payment: 'refunded' }]);
	expect(await textOf(service, path)).toContain('$200 refunded in full');
});

test('a vehicle whose sale fell through is put back on the market by the dealer’s button', async () => {
	const { page } = await checkOut(service);
	const path = await dealerPage(await firstMail());
	await atSandbox(service, page, 'pay');
	await press(service, path, { action: 'converted' });
	expect(await textOf(service, path)).toContain('Release and refund');
	await press(service, path, { action: 'deposit_returned' });
	expect(await textOf(service, path)).not.toContain('Release and refund');
	await press(service, path, { action: 'released' });
	expect(await reservationsOf(service)).toMatchObject([{ state: 'released', payment: 'refunded' }]);
	expect((await checkOut(service, { email: 'lee@example.com', phone: '0498 765 432' })).status).toBe(200);
});

test('the receipt has the time, a link to cancel, directions and a calendar file', async () => {
	await using receiver = await smtpReceiver(() => 'take');
	const { page } = await checkOut(service);
	await atSandbox(service, page, 'pay');
	const [receipt] = (await due()).filter(({ entry }) => entry.channel === 'receipt');
	if (!receipt) throw new Error('there is no receipt');
	const { store, secret, now } = service.deps;
	const mail = { url: receiver.url, from: 'leads@forecourt.example', timeoutMs: 10_000 };
	const deliver = receiptDelivery({ ...mail, store, secret, now });
	expect(await deliver(receipt.lead, receipt.entry, service.stock.site)).toEqual({ ok: true });
	await expect.poll(() => receiver.taken.length).toBe(1);
	const text = (receiver.taken[0] ?? '').replaceAll('=\r\n', '').replaceAll('=3D', '=');
	expect(text).toContain('held for you until Sun 22 Nov 2026, 11:00am Melbourne time.');
	expect(text).toContain(`https://www.coast.example${page}`);
	expect(text).toContain('Directions: https://www.google.com/maps/dir/');
	expect(text).toContain('filename=reservation.ics');
	const calendar = await textOf(service, `${page}/calendar.ics`);
	expect(calendar).toContain('DTSTART:20261122T000000Z\r\n');
	for (const line of calendar.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
});

test('a hold that is not paid has no calendar file', async () => {
	const { page } = await checkOut(service);
	expect((await service.call(`${page}/calendar.ics`)).status).toBe(404);
});

import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { byChannel } from '../../../src/lead-api/delivery/by-channel.ts';
import type { Deliver, Target } from '../../../src/lead-api/delivery/delivery.ts';
import { mailDelivery } from '../../../src/lead-api/delivery/mail/mail.ts';
import { receiptDelivery } from '../../../src/lead-api/delivery/receipt/receipt.ts';
import { webhookDelivery } from '../../../src/lead-api/delivery/webhook/webhook.ts';
import { leadMessages } from '../../../src/lead-api/outbox/lead-messages.ts';
import { runOutbox } from '../../../src/lead-api/outbox/run-outbox.ts';
import { openStore } from '../../../src/lead-api/store/open-store.ts';
import type { LeadStore } from '../../../src/lead-api/store/store.ts';
import { COAST } from '../../fixtures/leads/coast-motors.ts';
import { vehicleLead } from '../../fixtures/leads/delivered-lead.ts';
import { type HttpManner, httpReceiver } from '../../fixtures/leads/http-receiver.ts';
import { type SmtpManner, smtpReceiver } from '../../fixtures/leads/smtp-receiver.ts';
import { newLead } from '../../fixtures/leads/stored-lead.ts';

/** The outbox of a real store with real receivers, on a clock that runs a thousand times as fast. */
const SPEED = 1000;
const PACE = {
	atOnce: 6,
	leaseMs: 20 * SPEED * 1000,
	deliveryMs: 20_000,
	pollMs: 15,
	storePauseMs: 5,
};

const started = Date.now();
const now = () => new Date(started + (Date.now() - started) * SPEED);

async function temporaryStore() {
	const folder = await mkdtemp(join(tmpdir(), 'outbox-'));
	const store = await openStore({ sqlite: join(folder, 'leads.db') }, () => undefined);
	return {
		store,
		async [Symbol.asyncDispose]() {
			await store.close();
			await rm(folder, { recursive: true });
		},
	};
}

async function saveLeads(store: LeadStore, count: number, targets: readonly Target[]): Promise<string[]> {
	const ids = Array.from({ length: count }, (_, index) => `lead_${index}`);
	for (const id of ids) {
		const lead = { ...vehicleLead(), id, submission_id: `attempt-${id}`, received_at: now().toISOString() };
		await store.save(newLead(lead, { targets }));
	}
	return ids;
}

function work(store: LeadStore, deliver: Deliver, webhookUrl = '') {
	const webhook = { url: webhookUrl, secret_env: 'SECRET' };
	const site = { ...COAST, routes: [{ categories: [], dealerships: [], emails: [], webhook }] };
	const log = () => undefined;
	const messages = leadMessages(store, deliver);
	return runOutbox({ ...messages, siteOf: () => site, now, random: Math.random, log, settings: PACE });
}

const channels = (smtpUrl: string, timeoutMs = 1000) =>
	byChannel({
		email: mailDelivery({ url: smtpUrl, from: 'leads@forecourt.example', timeoutMs }),
		receipt: receiptDelivery({
			url: smtpUrl,
			from: 'leads@forecourt.example',
			timeoutMs,
			store: { reservationOfLead: async () => null, onlinePaymentOfLead: async () => null },
			secret: 'hush',
			now,
		}),
		webhook: webhookDelivery({ secretOf: () => 'hush', now, timeoutMs }),
		notice: async () => ({ ok: true }),
		private_link: async () => ({ ok: true }),
	});

/** Manners of which the first attempts fail, each in a different way, and later ones succeed. */
function failing<Manner>(ways: readonly Manner[], rounds: number, taken: Manner) {
	return (attempt: number) =>
		attempt > ways.length * rounds ? taken : (ways[attempt % ways.length] ?? taken);
}
const SMTP_FAILURES: SmtpManner[] = [
	'hang up',
	{ refuse: 'connection', code: 421 },
	{ refuse: 'receiver', code: 450 },
	'take',
	{ refuse: 'message', code: 451 },
	'take and die',
	'take and say nothing',
];
const HTTP_FAILURES: HttpManner[] = ['hang up', 500, 429, 200, 'take and die', 503, 'take and say nothing'];

test('every lead reaches each receiver at least once, however its first attempts fail', async () => {
	await using smtp = await smtpReceiver(failing(SMTP_FAILURES, 4, 'take'));
	await using http = await httpReceiver(failing<HttpManner>(HTTP_FAILURES, 4, 200));
	await using kept = await temporaryStore();
	const ids = await saveLeads(kept.store, 12, [
		{ channel: 'email', target: COAST.email },
		{ channel: 'webhook', target: http.url },
	]);
	const worker = work(kept.store, channels(smtp.url), http.url);
	await expect.poll(() => kept.store.nextDue()).toBeNull();
	await worker.stop();
	expect(await kept.store.listParked()).toEqual([]);
	for (const id of ids) {
		expect(smtp.taken.filter((mail) => mail.includes(`X-Lead-ID: ${id}\r\n`))).not.toEqual([]);
		expect(http.taken.filter(({ body }) => JSON.parse(body).lead_id === id)).not.toEqual([]);
		const ends = (await kept.store.attempts(id)).filter(({ outcome }) => outcome === 'delivered');
		expect(ends).toHaveLength(2);
	}
	// Repeated deliveries can be recognised by their id.
	expect(new Set(http.taken.map(({ headers }) => headers['webhook-id'])).size).toBe(ids.length);
	const messageIds = smtp.taken.map((mail) => /^Message-ID: (.*)\r$/m.exec(mail)?.[1]);
	expect(new Set(messageIds).size).toBe(ids.length);
});

test('a lead that its receiver refuses permanently is parked and listed, and delivered when it is replayed', async () => {
	const mended = { is: false };
	await using smtp = await smtpReceiver(() => (mended.is ? 'take' : { refuse: 'receiver', code: 550 }));
	await using kept = await temporaryStore();
	await saveLeads(kept.store, 1, [{ channel: 'email', target: COAST.email }]);
	const worker = work(kept.store, channels(smtp.url));
	await expect.poll(() => kept.store.listParked()).toHaveLength(1);
	const [parked] = await kept.store.listParked('coast-motors');
	expect(parked?.entry).toMatchObject({
		state: 'parked',
		attempts: 1,
		last_error: expect.stringContaining('550'),
	});
	mended.is = true;
	expect(await kept.store.replay('all', now())).toBe(1);
	worker.deliverNow();
	await expect.poll(() => smtp.taken.length).toBe(1);
	await worker.stop();
	expect((await kept.store.attempts('lead_0')).map(({ outcome }) => outcome)).toEqual([
		'parked',
		'replayed',
		'delivered',
	]);
});

test('entries claimed by a worker that died are delivered by the next one', async () => {
	await using smtp = await smtpReceiver(() => 'take');
	await using kept = await temporaryStore();
	await saveLeads(kept.store, 3, [{ channel: 'email', target: COAST.email }]);
	expect(await kept.store.claimDue(now(), 3, 100 * SPEED)).toHaveLength(3);
	const worker = work(kept.store, channels(smtp.url));
	await expect.poll(() => kept.store.nextDue()).toBeNull();
	await worker.stop();
	expect(smtp.taken).toHaveLength(3);
	expect((await kept.store.attempts('lead_0')).map(({ outcome }) => outcome)).toEqual(['delivered']);
});

test('two workers on one store deliver each lead once when nothing fails', async () => {
	await using smtp = await smtpReceiver(() => 'take');
	await using kept = await temporaryStore();
	const ids = await saveLeads(kept.store, 30, [{ channel: 'email', target: COAST.email }]);
	const workers = [1, 2].map(() => work(kept.store, channels(smtp.url, 15_000)));
	await expect.poll(() => kept.store.nextDue()).toBeNull();
	await Promise.all(workers.map((worker) => worker.stop()));
	expect(smtp.taken).toHaveLength(ids.length);
});

test('leads in quarantine are not delivered before they are released', async () => {
	await using smtp = await smtpReceiver(() => 'take');
	await using kept = await temporaryStore();
	const lead = { ...vehicleLead(), status: 'quarantined' as const, quarantine_reason: 'too many at once' };
	await kept.store.save(newLead(lead, { targets: [{ channel: 'email', target: COAST.email }] }));
	await saveLeads(kept.store, 1, [{ channel: 'email', target: COAST.email }]);
	const worker = work(kept.store, channels(smtp.url));
	// The lead in quarantine is the older one: once the other has arrived, the outbox has skipped it.
	await expect.poll(() => smtp.taken.length).toBe(1);
	expect(smtp.taken[0]).not.toContain('Please check');
	await kept.store.release(lead.id, now());
	worker.deliverNow();
	await expect.poll(() => smtp.taken.length).toBe(2);
	await worker.stop();
	expect(smtp.taken[1]).toContain('Please check: too many at once');
});

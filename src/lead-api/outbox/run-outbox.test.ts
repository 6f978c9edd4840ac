import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { outboxEntry } from '../../../tests/fixtures/leads/delivered-lead.ts';
import {
	memoryOutbox,
	never,
	pass,
	run,
	START,
	sayAfter,
	states,
} from '../../../tests/fixtures/leads/memory-outbox.ts';
import { MOST_ATTEMPTS } from './backoff.ts';
import { OUTBOX_SETTINGS } from './outbox-settings.ts';

beforeEach(() => {
	vi.useFakeTimers({ now: START });
});
afterEach(() => {
	vi.useRealTimers();
});

test('all due entries are delivered, with limited concurrency', async () => {
	const box = memoryOutbox(20);
	const begun: string[] = [];
	const worker = run(box, sayAfter(100, begun));
	await pass(99);
	expect(begun).toHaveLength(OUTBOX_SETTINGS.atOnce);
	await pass(300);
	await worker.stop();
	expect(begun).toHaveLength(20);
	expect(new Set(states(box.entries))).toEqual(new Set(['delivered']));
});

test('a slow receiver does not delay the others: a finished delivery frees its slot at once', async () => {
	const box = memoryOutbox(OUTBOX_SETTINGS.atOnce + 3);
	const worker = run(box, (lead, entry, site) =>
		entry.id === 'out_0' ? never(lead, entry, site) : sayAfter(10)(lead, entry, site),
	);
	await pass(100);
	expect(states(box.entries).filter((state) => state === 'delivered')).toHaveLength(
		OUTBOX_SETTINGS.atOnce + 2,
	);
	const stopped = worker.stop();
	await pass(OUTBOX_SETTINGS.deliveryMs);
	await stopped;
	expect(box.entries[0]).toMatchObject({ state: 'waiting', last_error: 'took longer than 45000 ms' });
});

test('a new entry is delivered when the worker is notified, before its next poll', async () => {
	const box = memoryOutbox(0);
	const worker = run(box, sayAfter(0));
	await pass(10);
	box.entries.push(outboxEntry({ attempts: 0, next_at: new Date().toISOString() }));
	await pass(10);
	expect(states(box.entries)).toEqual(['waiting']);
	worker.deliverNow();
	await pass(1);
	expect(states(box.entries)).toEqual(['delivered']);
	await worker.stop();
});

test('a failed entry is retried when it is due, not before', async () => {
	const box = memoryOutbox(1);
	let attempts = 0;
	const worker = run(box, async () => {
		attempts += 1;
		return attempts < 3 ? { ok: false, reason: 'ETIMEDOUT', retry: true } : { ok: true };
	});
	await pass(14_999);
	expect(attempts).toBe(1);
	expect(box.entries[0]).toMatchObject({ state: 'waiting', last_error: 'ETIMEDOUT' });
	await pass(2);
	expect(attempts).toBe(2);
	await pass(30_000);
	expect(box.entries[0]).toMatchObject({ state: 'delivered', attempts: 3 });
	await worker.stop();
});

test.each([
	{ name: 'a refusal for good parks at once', attempts: 0, retry: false, state: 'parked' },
	{ name: 'the last attempt parks', attempts: MOST_ATTEMPTS - 1, retry: true, state: 'parked' },
	{ name: 'the one before it waits', attempts: MOST_ATTEMPTS - 2, retry: true, state: 'waiting' },
])('$name', async ({ attempts, retry, state }) => {
	const box = memoryOutbox(1);
	Object.assign(box.entries[0] ?? {}, { attempts });
	const worker = run(box, async () => ({ ok: false, reason: '550 no such mailbox', retry }));
	await pass(1);
	await worker.stop();
	expect(box.entries[0]).toMatchObject({ state, last_error: '550 no such mailbox' });
});

test('a delivery that throws, and one to a removed dealer, are retried', async () => {
	const box = memoryOutbox(1);
	const throwing = run(box, () => Promise.reject(new Error('a bug')));
	await pass(1);
	await throwing.stop();
	expect(box.entries[0]).toMatchObject({ state: 'waiting', last_error: 'a bug' });
	const without = run(memoryOutbox(0), never, { siteOf: () => null, store: box.store });
	await pass(20_000);
	await without.stop();
	expect(box.entries[0]).toMatchObject({
		state: 'waiting',
		last_error: 'the dealer coast-motors is not known to this service',
	});
});

test('the log has ids of entries and leads, and no name, address or number', async () => {
	const box = memoryOutbox(1);
	const worker = run(box, async () => ({ ok: false, reason: '550 <kim@example.com>', retry: false }));
	await pass(1);
	await worker.stop();
	expect(worker.events).toEqual([
		{
			event: 'delivery',
			outcome: 'parked',
			entry_id: 'out_0',
			lead_id: 'lead_00000000000000000000000000000001',
			dealer: 'coast-motors',
			channel: 'email',
			attempts: 1,
		},
	]);
});

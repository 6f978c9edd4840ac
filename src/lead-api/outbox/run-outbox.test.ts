import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { COAST } from '../../../tests/fixtures/leads/coast-motors.ts';
import { outboxEntry, vehicleLead } from '../../../tests/fixtures/leads/delivered-lead.ts';
import type { Deliver } from '../delivery/delivery.ts';
import type { OutboxEntry } from '../store/leads/lead-record.ts';
import type { Due } from '../store/store.ts';
import { MOST_ATTEMPTS } from './backoff.ts';
import type { OutboxEvent, OutboxParts } from './deliver-due.ts';
import { leadMessages } from './lead-messages.ts';
import { OUTBOX_SETTINGS } from './outbox-settings.ts';
import { runOutbox } from './run-outbox.ts';

const START = Date.parse('2026-11-20T05:00:00Z');

beforeEach(() => {
	vi.useFakeTimers({ now: START });
});
afterEach(() => {
	vi.useRealTimers();
});

/** An outbox in memory with the behaviour of the real ones; it fails while `isAway` is true. */
function memoryOutbox(count: number) {
	const due = new Date(START).toISOString();
	const entries = Array.from({ length: count }, (_, index) =>
		outboxEntry({ id: `out_${index}`, attempts: 0, next_at: due }),
	);
	const box = { entries, isAway: false, claims: 0 };
	const check = () => {
		if (box.isAway) throw new Error('disk I/O error');
	};
	const waiting = () =>
		entries.filter(({ state }) => state === 'waiting').sort((a, b) => a.next_at.localeCompare(b.next_at));
	const store: OutboxParts<Due>['store'] = {
		async claimDue(now, limit, leaseMs) {
			box.claims += 1;
			check();
			const taken = waiting().filter(({ next_at }) => next_at <= now.toISOString());
			return taken.slice(0, limit).map((entry) => {
				entry.attempts += 1;
				entry.next_at = new Date(now.getTime() + leaseMs).toISOString();
				return { entry: { ...entry }, lead: vehicleLead() };
			});
		},
		async nextDue() {
			check();
			return waiting()[0]?.next_at ?? null;
		},
		async settle(id, outcome, now) {
			check();
			const entry = entries.find((one) => one.id === id);
			if (!entry || entry.state === 'delivered') return;
			entry.state = outcome.state;
			entry.next_at = outcome.state === 'waiting' ? outcome.next_at : now.toISOString();
			entry.last_error = outcome.state === 'delivered' ? null : outcome.reason;
		},
	};
	return Object.assign(box, { store });
}

function run(box: ReturnType<typeof memoryOutbox>, deliver: Deliver, change: Partial<OutboxParts<Due>> = {}) {
	const events: OutboxEvent[] = [];
	const worker = runOutbox({
		...leadMessages(box.store, deliver),
		siteOf: () => COAST,
		now: () => new Date(),
		random: () => 0.5,
		log: (event) => events.push(event),
		settings: OUTBOX_SETTINGS,
		...change,
	});
	return { ...worker, events };
}

const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);
const sayAfter =
	(ms: number, seen: string[] = []): Deliver =>
	(_lead, entry) => {
		seen.push(entry.id);
		return new Promise((resolve) => setTimeout(resolve, ms, { ok: true }));
	};
const never: Deliver = () => new Promise(() => undefined);
const states = (entries: readonly OutboxEntry[]) => entries.map(({ state }) => state);

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

test('a failing store is retried with growing pauses, and no entry is lost', async () => {
	const box = memoryOutbox(1);
	box.isAway = true;
	const worker = run(box, sayAfter(0));
	await pass(60_000);
	expect(box.claims).toBeGreaterThan(4);
	expect(box.claims).toBeLessThan(12);
	box.isAway = false;
	await pass(OUTBOX_SETTINGS.pollMs);
	expect(states(box.entries)).toEqual(['delivered']);
	expect(worker.events).toContainEqual({
		event: 'outbox-store-failed',
		doing: 'claim',
		error: expect.objectContaining({ message: 'disk I/O error' }),
	});
	await worker.stop();
});

test('an outcome that cannot be stored is stored when the store is back, without a second delivery', async () => {
	const box = memoryOutbox(1);
	const begun: string[] = [];
	const worker = run(box, sayAfter(100, begun));
	await pass(50);
	box.isAway = true;
	await pass(10_000);
	box.isAway = false;
	await pass(60_000);
	expect(states(box.entries)).toEqual(['delivered']);
	expect(begun).toEqual(['out_0']);
	await worker.stop();
});

test('an entry whose lease ends while the store is down is delivered again', async () => {
	const box = memoryOutbox(1);
	const begun: string[] = [];
	const worker = run(box, sayAfter(100, begun));
	await pass(50);
	box.isAway = true;
	await pass(OUTBOX_SETTINGS.leaseMs);
	box.isAway = false;
	await pass(OUTBOX_SETTINGS.pollMs + 100);
	expect(begun).toEqual(['out_0', 'out_0']);
	expect(states(box.entries)).toEqual(['delivered']);
	await worker.stop();
});

test('stopping starts no delivery and waits until running ones are stored', async () => {
	const box = memoryOutbox(OUTBOX_SETTINGS.atOnce + 1);
	const begun: string[] = [];
	const worker = run(box, sayAfter(1000, begun));
	await pass(10);
	const stopped = worker.stop();
	await pass(1000);
	await stopped;
	await pass(60_000);
	expect(begun).toHaveLength(OUTBOX_SETTINGS.atOnce);
	expect(states(box.entries).filter((state) => state === 'delivered')).toHaveLength(OUTBOX_SETTINGS.atOnce);
	expect(states(box.entries).at(-1)).toBe('waiting');
});

test('stopping does not wait for a store that is down', async () => {
	const box = memoryOutbox(1);
	const worker = run(box, sayAfter(10));
	await pass(5);
	box.isAway = true;
	const stopped = worker.stop();
	await pass(10);
	await stopped;
	expect(states(box.entries)).toEqual(['waiting']);
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

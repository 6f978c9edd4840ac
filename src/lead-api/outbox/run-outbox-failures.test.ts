import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import {
	memoryOutbox,
	pass,
	run,
	START,
	sayAfter,
	states,
} from '../../../tests/fixtures/leads/memory-outbox.ts';
import { OUTBOX_SETTINGS } from './outbox-settings.ts';

beforeEach(() => {
	vi.useFakeTimers({ now: START });
});
afterEach(() => {
	vi.useRealTimers();
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

test('an outbox that is stopped starts no delivery and waits until the outcomes of running ones are stored', async () => {
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

test('an outbox that is stopped does not wait for a store that is down', async () => {
	const box = memoryOutbox(1);
	const worker = run(box, sayAfter(10));
	await pass(5);
	box.isAway = true;
	const stopped = worker.stop();
	await pass(10);
	await stopped;
	expect(states(box.entries)).toEqual(['waiting']);
});

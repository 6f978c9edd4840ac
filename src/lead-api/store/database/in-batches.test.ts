import { expect, test } from 'vitest';
import { inBatches } from './in-batches.ts';

test.each([
	{ error: 'database is locked', calls: 1 },
	{ error: 'canceling statement due to lock timeout', calls: 1 },
	{ error: 'NOT NULL constraint failed: lead.category', calls: 4 },
])('a batch of three writes that fails with "$error" takes $calls calls', async ({ error, calls }) => {
	let made = 0;
	const order = inBatches(10, async () => {
		made += 1;
		throw new Error(error);
	});
	const ended = await Promise.allSettled([1, 2, 3].map(order));
	expect(ended.map(({ status }) => status)).toEqual(['rejected', 'rejected', 'rejected']);
	expect(made).toBe(calls);
});

test('a batch of one write that fails is not retried', async () => {
	let made = 0;
	const order = inBatches(10, async () => {
		made += 1;
		throw new Error('NOT NULL constraint failed');
	});
	await expect(order(1)).rejects.toThrow('NOT NULL');
	expect(made).toBe(1);
});

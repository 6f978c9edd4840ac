import { expect, test } from 'vitest';
import { reportOutages } from './outages.ts';

function reporting() {
	const log: string[] = [];
	const reported = reportOutages(
		(reason) => log.push(`away: ${reason}`),
		() => log.push('back'),
	);
	const fails = (kind?: string) =>
		expect(reported(() => Promise.reject(new Error('refused')), kind)).rejects.toThrow('refused');
	return { log, fails, succeeds: (kind?: string) => reported(async () => 'answer', kind) };
}

test('the beginning and the end of an outage are reported once each', async () => {
	const { log, fails, succeeds } = reporting();
	await succeeds();
	expect(log).toEqual([]);
	await fails();
	await fails();
	expect(log).toEqual(['away: refused']);
	expect(await succeeds()).toBe('answer');
	await succeeds();
	await fails();
	expect(log).toEqual(['away: refused', 'back', 'away: refused']);
});

test('an outage ends when every kind of work that failed succeeds again', async () => {
	const { log, fails, succeeds } = reporting();
	for (let turn = 0; turn < 3; turn++) {
		await fails('list');
		await succeeds('get');
	}
	expect(log).toEqual(['away: refused']);
	await fails('get');
	await succeeds('list');
	expect(log).toEqual(['away: refused']);
	await succeeds('get');
	expect(log).toEqual(['away: refused', 'back']);
});

import { beforeEach, describe, expect, test } from 'vitest';
import { file, kia, load, write, writeCars } from '../../fixtures/stock/dealer-stock.ts';

/** The stock of a day in November 2026, by id: the vehicles of the feed, and those that departed with their state. */
async function stockOn(day: number, memory?: Parameters<typeof load>[1]) {
	const result = await load({}, { ...memory, now: new Date(Date.UTC(2026, 10, day)) });
	if (!result.vehicles) throw new Error(result.reason);
	return {
		feed: result.vehicles.map(({ id }) => id),
		departed: result.departed.map(({ id, status, updated_at }) => [id, status, updated_at?.slice(0, 10)]),
	};
}

describe.each([
	{ process: 'a new process for each build', memory: () => ({}) },
	{ process: 'a process that stays open', memory: () => ({ memory: {} }) },
])('vehicles that a feed leaves out, in $process', ({ memory }) => {
	let order: Parameters<typeof load>[1];
	beforeEach(async () => {
		order = memory();
		writeCars(kia(1), kia(2, { vin: 'KNADC512AJ6123456' }), kia(3));
		expect(await stockOn(1, order)).toEqual({ feed: ['1', '2', '3'], departed: [] });
	});

	test('are withdrawn from the day on which they are missing', async () => {
		writeCars(kia(2), kia(3));
		expect(await stockOn(4, order)).toEqual({
			feed: ['2', '3'],
			departed: [['1', 'withdrawn', '2026-11-04']],
		});
		// The same feed again, and then a changed one.
		expect((await stockOn(5, order)).departed).toEqual([['1', 'withdrawn', '2026-11-04']]);
		writeCars(kia(2));
		expect((await stockOn(6, order)).departed).toEqual([
			['3', 'withdrawn', '2026-11-06'],
			['1', 'withdrawn', '2026-11-04'],
		]);
	});

	test('no longer count as departed when they are back, even with another id', async () => {
		writeCars(kia(3));
		expect((await stockOn(4, order)).departed).toHaveLength(2);
		writeCars(kia(1), kia(9, { vin: 'KNADC512AJ6123456' }), kia(3));
		expect(await stockOn(5, order)).toEqual({ feed: ['1', '9', '3'], departed: [] });
	});

	test('keep the state and time of their sale', async () => {
		const sold = {
			status: 'sold',
			sold_date_timestamp: Date.UTC(2026, 10, 2) / 1000,
			updated_at: '2026-11-02T00:00:00Z',
		};
		writeCars(kia(1, sold), kia(2), kia(3));
		await stockOn(3, order);
		writeCars(kia(2), kia(3));
		expect((await stockOn(5, order)).departed).toEqual([['1', 'sold', '2026-11-02']]);
	});

	test('are forgotten after 104 days, when search engines have dropped their addresses', async () => {
		writeCars(kia(2), kia(3));
		await stockOn(4, order);
		writeCars(kia(2), kia(3), kia(4));
		// 14 days of its page, 90 of 410.
		expect((await stockOn(4 + 104, order)).departed).toHaveLength(1);
		writeCars(kia(2), kia(3), kia(5), kia(4));
		expect((await stockOn(4 + 105, order)).departed).toEqual([]);
	});

	test('are not reported for another source, nor when the feed cannot be used', async () => {
		write(JSON.stringify([kia(2)]), 'other.json');
		const other = await load({}, { ...order, override: file('other.json') });
		expect(other.vehicles && other.departed).toEqual([]);
		write('');
		const kept = await load({}, order);
		expect(kept.vehicles?.map(({ id }) => id)).toEqual(['1', '2', '3']);
		expect(kept.vehicles && kept.departed).toEqual([]);
	});
});

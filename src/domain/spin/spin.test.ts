import { createHash } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { decidingText, drawnPosition, positionText, prizeAt } from './draw.ts';
import { missingPermits } from './permits.ts';
import { type DrawTable, poolValue, positionsOf } from './prizes.ts';
import { stoppingTurn, wheelSlices } from './wheel.ts';

const prize = (id: string, weight: number, stock: number, value: number) => ({
	id,
	name: id,
	label: id,
	value,
	weight,
	stock,
	claim: '',
});
const TABLE: DrawTable = {
	prizes: [prize('weekend', 1, 2, 400), prize('gas', 10, 20, 30), prize('coffee', 25, 50, 9)],
	no_prize_weight: 64,
};

describe('the draw of a spin', () => {
	test('is decided by the hash of the seed and the player’s number, as anyone can check', () => {
		// printf '%s' 'seed:42' | sha256sum begins with 83d9b14d: 2,212,081,997 of 4,294,967,296, times 100.
		const hash = createHash('sha256').update(decidingText('seed', '42')).digest('hex');
		expect(drawnPosition(hash, 100)).toBe(
			Math.floor((Number.parseInt(hash.slice(0, 8), 16) / 2 ** 32) * 100),
		);
		expect(drawnPosition('00000000', 100)).toBe(0);
		expect(drawnPosition('ffffffff', 100)).toBe(99);
		expect(drawnPosition('80000000', 100)).toBe(50);
	});

	test('gives each prize as many positions as its weight, and none after the last', () => {
		expect(positionsOf(TABLE)).toBe(100);
		const won = Array.from({ length: 100 }, (_, position) => prizeAt(position, TABLE)?.id ?? 'none');
		const count = (id: string) => won.filter((one) => one === id).length;
		expect([count('weekend'), count('gas'), count('coffee'), count('none')]).toEqual([1, 10, 25, 64]);
		expect(TABLE.prizes.map((one) => positionText(one, TABLE))).toEqual(['0', '1 to 10', '11 to 35']);
		expect(positionText(null, TABLE)).toBe('36 to 99');
	});
});

describe('the wheel', () => {
	test('has slices as wide as the chances, around the whole turn', () => {
		fc.assert(
			fc.property(
				fc.array(fc.integer({ min: 1, max: 40 }), { minLength: 1, maxLength: 6 }),
				fc.integer({ min: 0, max: 200 }),
				(weights, nothing) => {
					const table = {
						prizes: weights.map((weight, index) => prize(`p${index}`, weight, 1, 1)),
						no_prize_weight: nothing,
					};
					const slices = wheelSlices(table, () => true);
					for (const [index, { from }] of slices.entries())
						expect(from).toBeCloseTo(slices[index - 1]?.to ?? 0);
					expect(slices.at(-1)?.to).toBeCloseTo(1);
					for (const one of table.prizes) {
						const own = slices.filter((slice) => slice.prize === one);
						expect(own.reduce((sum, { from, to }) => sum + to - from, 0)).toBeCloseTo(
							one.weight / positionsOf(table),
						);
					}
				},
			),
		);
	});

	test('stops in a slice with the result, never beside the rarest prize without it', () => {
		const slices = wheelSlices(TABLE, () => true);
		for (const id of ['weekend', 'gas', 'coffee', null]) {
			const turn = stoppingTurn(slices, id);
			const at = slices.findIndex(({ from, to }) => turn > from && turn < to);
			expect(slices[at]?.prize?.id ?? null).toBe(id);
			const beside = [slices[at - 1], slices[at + 1]].map((slice) => slice?.prize?.id);
			if (id !== 'weekend') expect(beside).not.toContain('weekend');
		}
	});

	test('shows a prize that has run out as a part without a prize', () => {
		expect(wheelSlices(TABLE, () => false)).toEqual([{ prize: null, from: 0, to: 1 }]);
		const slices = wheelSlices(TABLE, ({ id }) => id === 'gas');
		expect(new Set(slices.map(({ prize }) => prize?.id))).toEqual(new Set(['gas', undefined]));
	});
});

test('a permit is needed where the pool is above the state’s threshold', () => {
	expect(poolValue(TABLE.prizes)).toBe(1850);
	expect(missingPermits(['vic', 'nsw', 'qld'], {}, 10_000)).toEqual([]);
	expect(missingPermits(['vic', 'nsw', 'act'], { act: 'ACT TP 26/01' }, 10_001)).toEqual(['nsw']);
	expect(missingPermits(['act', 'nt'], {}, 3001)).toEqual(['act']);
	expect(missingPermits(['sa'], {}, 100)).toEqual(['sa']);
});

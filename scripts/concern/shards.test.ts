import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type Load, shardOf, shardsOf } from './shards.ts';

const load = (slug: string, vehicles: number | null): Load => ({ slug, vehicles });

test('large stocks are spread, and small ones fill the rest', () => {
	const dealers = [load('a', 5000), load('b', 4000), load('c', 1000), load('d', 900), load('e', 100)];
	expect(shardsOf(dealers, 2)).toEqual([
		['a', 'd'],
		['b', 'c', 'e'],
	]);
});

test('a stock of unknown size counts as the median of the others', () => {
	expect(shardsOf([load('a', 100), load('b', 5000), load('c', 100), load('far', null)], 2)).toEqual([
		['b'],
		['a', 'c', 'far'],
	]);
});

test('dealers of unknown stock are dealt out evenly', () => {
	expect(shardsOf([load('a', null), load('b', null), load('c', null)], 2)).toEqual([['a', 'c'], ['b']]);
});

test('every dealer is in exactly one shard, in any order of dealers, and no shard is much larger than its fair part', () => {
	const fleet = fc.uniqueArray(
		fc.record({ slug: fc.stringMatching(/^[a-z]{1,8}$/), vehicles: fc.nat(5000) }),
		{
			selector: ({ slug }) => slug,
			maxLength: 40,
		},
	);
	fc.assert(
		fc.property(fleet, fc.integer({ min: 1, max: 9 }), (dealers, count) => {
			const shards = shardsOf(dealers, count);
			expect(shards).toHaveLength(count);
			expect(shards.flat().toSorted()).toEqual(dealers.map(({ slug }) => slug).toSorted());
			expect(shardsOf(dealers.toReversed(), count)).toEqual(shards);
			const pages = (slugs: readonly string[]) =>
				dealers
					.filter(({ slug }) => slugs.includes(slug))
					.reduce((sum, { vehicles }) => sum + vehicles + 80, 0);
			const largest = Math.max(0, ...dealers.map(({ vehicles }) => vehicles + 80));
			const fair = pages(dealers.map(({ slug }) => slug)) / count;
			expect(Math.max(...shards.map(pages))).toBeLessThanOrEqual(fair + largest);
		}),
	);
});

test('a share is named by its number and the number of shares', () => {
	const dealers = [load('a', 10), load('b', 10)];
	expect([shardOf(dealers, '1/2'), shardOf(dealers, '2/2'), shardOf(dealers, '3/3')]).toEqual([
		['a'],
		['b'],
		[],
	]);
	for (const wrong of ['0/2', '3/2', '2', '1/0', 'a/b', '1/2/3', ''])
		expect(() => shardOf(dealers, wrong)).toThrow(`--shard takes a share such as 2/5, found ${wrong}`);
});

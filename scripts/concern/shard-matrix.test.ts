import { expect, test } from 'vitest';
import { shardMatrix } from './shard-matrix.ts';

const FLEET = ['a', 'b', 'c', 'd', 'e', 'f'].map((slug) => ({ slug, vehicles: 10 }));
const matrix = (slugs: string[], removed: string[] = [], count = 3) =>
	shardMatrix(FLEET, { slugs, removed, count });

test('all dealers are shared among all shards', () => {
	expect(matrix(['a', 'b', 'c', 'd', 'e', 'f'])).toEqual([
		{ shard: '1-of-3', dealers: 'a d', removed: '' },
		{ shard: '2-of-3', dealers: 'b e', removed: '' },
		{ shard: '3-of-3', dealers: 'c f', removed: '' },
	]);
});

test('a dealer stays in its shard when other dealers have no changes, so that its cache is found', () => {
	expect(matrix(['f'])).toEqual([{ shard: '3-of-3', dealers: 'f', removed: '' }]);
});

test('removed dealers are in one shard, which may have no other dealers', () => {
	expect(matrix(['b', 'c'], ['x', 'y'])).toEqual([
		{ shard: '2-of-3', dealers: 'b', removed: 'x y' },
		{ shard: '3-of-3', dealers: 'c', removed: '' },
	]);
	expect(matrix([], ['x'])).toEqual([{ shard: '1-of-3', dealers: '', removed: 'x' }]);
});

test('without concerned dealers there are no shards', () => {
	expect(matrix([])).toEqual([]);
});

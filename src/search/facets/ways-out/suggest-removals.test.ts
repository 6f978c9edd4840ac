import { expect, test, vi } from 'vitest';
import { EMPTY_SEARCH, type SearchState } from '../../state.ts';
import { suggestRemovals } from './suggest-removals.ts';

const SEARCH: SearchState = {
	...EMPTY_SEARCH,
	query: 'hybrid',
	refinements: { colour: ['Red'], body: ['Ute'] },
	ranges: { price: { min: null, max: 10_000 } },
};

test('suggestions are sorted by their results, without those that have none', async () => {
	const counts = new Map([
		['“hybrid”', 3],
		['Ute', 0],
		['Red', 12],
		['Up to $13,000', 2],
		['Any price', 3],
	]);
	const countAll = vi.fn(async (states: readonly SearchState[]) => {
		expect(states).toHaveLength(5);
		return [...counts.values()];
	});
	const removals = await suggestRemovals(SEARCH, { price: { min: 12_300, max: 50_000 } }, countAll);
	expect(removals.map(({ label, count }) => [label, count])).toEqual([
		['Any colour', 12],
		['Without “hybrid”', 3],
		['Any price', 3],
		['Up to $13,000', 2],
	]);
	expect(removals[0]?.state.refinements).toEqual({ body: ['Ute'] });
	expect(countAll).toHaveBeenCalledOnce();
});

test('a range is not removed where it is enough to widen it', async () => {
	const search = { ...EMPTY_SEARCH, ranges: { price: { min: null, max: 10_000 } } };
	const removals = await suggestRemovals(search, { price: { min: 12_300, max: 50_000 } }, async () => [2, 2]);
	expect(removals.map(({ label, count }) => [label, count])).toEqual([['Up to $13,000', 2]]);
	expect(removals[0]?.state.ranges).toEqual({ price: { min: null, max: 13_000 } });
});

test('each word of a text can be removed', async () => {
	const search = { ...EMPTY_SEARCH, query: 'triton  glx 2023' };
	const removals = await suggestRemovals(search, {}, async (states) => {
		expect(states.map(({ query }) => query)).toEqual(['glx 2023', 'triton 2023', 'triton glx', '']);
		return [0, 0, 6, 154];
	});
	expect(removals.map(({ label, count }) => [label, count])).toEqual([
		['Without “triton  glx 2023”', 154],
		['Without “2023”', 6],
	]);
});

test('excluded values stay excluded where each filter is offered alone', async () => {
	const search = { ...SEARCH, query: '-haval', ranges: {} };
	const countAll = vi
		.fn()
		.mockResolvedValueOnce([0, 0, 0])
		.mockImplementationOnce(async (states: readonly SearchState[]) => {
			expect(states.map(({ query }) => query)).toEqual(['-haval', '-haval']);
			return [48, 31];
		});
	const removals = await suggestRemovals(search, {}, countAll);
	expect(removals.map(({ label, count }) => [label, count])).toEqual([
		['Only Ute', 48],
		['Only Red', 31],
	]);
});

test('a search without filters makes no request and has no suggestion', async () => {
	const countAll = vi.fn(async () => []);
	expect(await suggestRemovals(EMPTY_SEARCH, {}, countAll)).toEqual([]);
	expect(countAll).not.toHaveBeenCalled();
});

test('where no single removal helps, each filter is offered alone, and a model with its make', async () => {
	const search: SearchState = {
		...EMPTY_SEARCH,
		refinements: { make: ['Toyota'], make_model: ['Toyota Corolla'], colour: ['Purple'] },
		ranges: { price: { min: null, max: 9000 } },
	};
	const countAll = vi
		.fn()
		.mockResolvedValueOnce([0, 0, 0])
		.mockImplementationOnce(async (states: readonly SearchState[]) => {
			expect(states.map(({ refinements }) => refinements)).toEqual([
				{ make: ['Toyota'] },
				{ make: ['Toyota'], make_model: ['Toyota Corolla'] },
				{ colour: ['Purple'] },
				{},
			]);
			return [31, 4, 0, 5];
		});
	const removals = await suggestRemovals(search, {}, countAll);
	expect(removals.map(({ label, count }) => [label, count])).toEqual([
		['Only Toyota', 31],
		['Only under $9,000', 5],
		['Only Toyota Corolla', 4],
	]);
});

test('where no filter alone has results, there is no suggestion', async () => {
	const search = { ...EMPTY_SEARCH, query: 'zzzz', refinements: { colour: ['Purple'] } };
	expect(await suggestRemovals(search, {}, async (states) => states.map(() => 0))).toEqual([]);
});

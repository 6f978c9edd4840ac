import { afterEach, expect, test, vi } from 'vitest';
import type { SearchRequest } from '../request.ts';
import { exampleIndex } from './example-stock.ts';
import { warmUp } from './warm-up.ts';

const LIKE: SearchRequest = {
	query: '',
	filters: [],
	facets: ['make'],
	order: null,
	page: 1,
	pageSize: 24,
};

afterEach(() => vi.unstubAllGlobals());

/** What is searched for in each of the browser's idle times. */
function searchedWhileIdle(documents: readonly object[]): string[][] {
	const waiting: (() => void)[] = [];
	vi.stubGlobal('requestIdleCallback', (callback: () => void) => waiting.push(callback));
	const index = exampleIndex(documents);
	const search = vi.spyOn(index.matches, 'get');
	warmUp(index, LIKE);
	const times: string[][] = [];
	for (let next = waiting.shift(); next; next = waiting.shift()) {
		search.mockClear();
		next();
		times.push([...new Set(search.mock.calls.map(([text]) => text))]);
	}
	return times;
}

test('idle time is used for warm-up searches, one at a time', () => {
	const times = searchedWhileIdle([
		{ id: '1', make: 'Toyota', model: 'Corolla' },
		{ id: '2', make: 'Kia', model: 'Rio' },
	]);
	expect(Math.max(...times.map((texts) => texts.length))).toBe(1);
	expect(new Set(times.flat())).toEqual(new Set(['T', 'Toyota ', 'Toyota Corolla', 'K', 'Kia', 'Kia Rio']));
});

test('a stock without words needs no warm-up', () => {
	expect(new Set(searchedWhileIdle([]).flat())).toEqual(new Set(['']));
});

test('a browser without idle callbacks has no warm-up', () => {
	const index = exampleIndex([]);
	const search = vi.spyOn(index.matches, 'get');
	warmUp(index, LIKE);
	expect(search).not.toHaveBeenCalled();
});

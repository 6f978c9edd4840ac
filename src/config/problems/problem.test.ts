import { expect, test } from 'vitest';
import { formatProblem, optionPath } from './problem.ts';

test.each([
	[[], ''],
	[['slug'], 'slug'],
	[['locations', 0, 'address', 'postcode'], 'locations[0].address.postcode'],
	[['buttons', 'card', 2], 'buttons.card[2]'],
	[['a', 0, 1], 'a[0][1]'],
])('%j is written %s', (path, expected) => {
	expect(optionPath(path)).toBe(expected);
});

test('a problem is one line', () => {
	const problem = { file: 'coast-motors/dealer.ts', option: 'slug', message: 'expected text, found 3' };
	expect(formatProblem(problem)).toBe('coast-motors/dealer.ts: slug: expected text, found 3');
	expect(formatProblem({ ...problem, option: '' })).toBe('coast-motors/dealer.ts: expected text, found 3');
});

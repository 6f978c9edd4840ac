import { expect, test } from 'vitest';
import { tabAfter } from './watch-tabs.ts';

test.each([
	{ key: 'ArrowRight', current: 0, next: 1 },
	{ key: 'ArrowRight', current: 3, next: 0 },
	{ key: 'ArrowLeft', current: 0, next: 3 },
	{ key: 'Home', current: 2, next: 0 },
	{ key: 'End', current: 2, next: 3 },
	{ key: 'Enter', current: 2, next: null },
])('$key leads from tab $current of four to $next', ({ key, current, next }) => {
	expect(tabAfter(key, current, 4)).toBe(next);
});

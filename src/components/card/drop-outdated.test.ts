import { expect, test } from 'vitest';
import { isOver } from './drop-outdated.ts';

test.each([
	{ name: 'a moment before', until: '1700000000000', now: 1_699_999_999_999, over: false },
	{ name: 'at the moment itself', until: '1700000000000', now: 1_700_000_000_000, over: false },
	{ name: 'a moment after', until: '1700000000000', now: 1_700_000_000_001, over: true },
	{ name: 'true for ever', until: undefined, now: 1_700_000_000_001, over: false },
])('what a page says is over: $name', ({ until, now, over }) => {
	expect(isOver(until, now)).toBe(over);
});

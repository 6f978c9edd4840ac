import { expect, test } from 'vitest';
import { type WindowState, windowState } from '../../domain/time/date-window.ts';
import { dropOutdated } from './drop-outdated.ts';

/** What the script does with an element that waits for its time, by its attributes. */
function fate(
	dataset: Record<string, string>,
	now: number,
	{ isHydrated = false } = {},
): 'waits' | 'shown' | 'gone' {
	const element = {
		...{ dataset, hidden: true, isGone: false },
		remove: () => (element.isGone = true),
		closest: (selector: string) => (isHydrated && selector === 'astro-island:not([ssr])' ? element : null),
	};
	const page = {
		querySelectorAll: (selector: string) => (selector.slice('[data-'.length, -1) in dataset ? [element] : []),
	};
	dropOutdated(page as unknown as ParentNode, now);
	return element.isGone ? 'gone' : element.hidden ? 'waits' : 'shown';
}

const FROM = 1_700_000_000_000;
const UNTIL = 1_800_000_000_000;

/** What it should do, by the rule of date windows. */
const FATES: Record<WindowState, ReturnType<typeof fate>> = { before: 'waits', open: 'shown', over: 'gone' };

test.each([
	{ name: 'a moment before it starts', from: FROM, until: UNTIL, now: FROM - 1 },
	{ name: 'at its start', from: FROM, until: UNTIL, now: FROM },
	{ name: 'at its last moment', from: FROM, until: UNTIL, now: UNTIL },
	{ name: 'a moment later', from: FROM, until: UNTIL, now: UNTIL + 1 },
	{ name: 'without an end', from: FROM, until: null, now: UNTIL + 1 },
	{ name: 'over, whenever it began', from: null, until: UNTIL, now: UNTIL + 1 },
])('an open page follows the rule of date windows: $name', ({ from, until, now }) => {
	const dataset = {
		...(from !== null && { from: String(from) }),
		...(until !== null && { until: String(until) }),
	};
	expect(fate(dataset, now)).toBe(FATES[windowState({ from, until }, now)]);
});

test('an element of a hydrated island is not changed', () => {
	expect(fate({ until: String(UNTIL) }, UNTIL + 1, { isHydrated: true })).not.toBe('gone');
});

test('elements hidden for another reason stay hidden', () => {
	expect(fate({ until: String(UNTIL) }, 0)).toBe('waits');
});

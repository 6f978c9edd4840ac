import { expect, test } from 'vitest';
import { dropOutdated } from './drop-outdated.ts';

/** What becomes of an element that waits for its time, by its attributes. */
function fate(dataset: Record<string, string>, now: number): 'waits' | 'shown' | 'gone' {
	const element = { dataset, hidden: true, isGone: false, remove: () => (element.isGone = true) };
	const page = {
		querySelectorAll: (selector: string) => (selector.slice('[data-'.length, -1) in dataset ? [element] : []),
	};
	dropOutdated(page as unknown as ParentNode, now);
	return element.isGone ? 'gone' : element.hidden ? 'waits' : 'shown';
}

const window = { from: '1700000000000', until: '1800000000000' };

test.each([
	{ name: 'a moment before it starts', dated: window, now: 1_699_999_999_999, is: 'waits' },
	{ name: 'at its start', dated: window, now: 1_700_000_000_000, is: 'shown' },
	{ name: 'at its last moment', dated: window, now: 1_800_000_000_000, is: 'shown' },
	{ name: 'a moment later', dated: window, now: 1_800_000_000_001, is: 'gone' },
	{ name: 'true for ever', dated: { from: window.from }, now: 1_800_000_000_001, is: 'shown' },
	{ name: 'over, whenever it began', dated: { until: window.until }, now: 1_800_000_000_001, is: 'gone' },
	{ name: 'hidden for another reason', dated: { until: window.until }, now: 0, is: 'waits' },
])('what a page says: $name', ({ dated, now, is }) => {
	expect(fate(dated, now)).toBe(is);
});

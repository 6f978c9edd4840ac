import { type Difference, PARTS } from './difference.ts';

/** A page with what is different in it. */
export interface PageDifferences {
	path: string;
	differences: readonly Difference[];
}

/** A difference with the pages that have it: a phone number in the footer is one change, not hundreds. */
export interface DifferenceGroup extends Difference {
	/** The number of pages. */
	count: number;
	/** The first of them. */
	paths: string[];
}

/** Pages that a report names for each difference. */
const PATHS_NAMED = 5;

/**
 * Groups what many pages have in common, the most important and most frequent first. What one page lost and another one gained, such as a
 * card that is now on the next page of a list, counts as order.
 */
export function groupDifferences(pages: readonly PageDifferences[]): DifferenceGroup[] {
	const groups = new Map<string, { difference: Difference; paths: string[] }>();
	const moved = movedValues(pages);
	for (const { path, differences } of pages) {
		const own = differences.map((difference) => (moved.has(oneSided(difference) ?? '') ? MOVED : difference));
		for (const difference of own) {
			const key = keyOf(difference);
			const group = groups.get(key) ?? { difference, paths: [] };
			if (group.paths.at(-1) !== path) group.paths.push(path);
			groups.set(key, group);
		}
	}
	return [...groups.values()]
		.map(({ difference, paths }) => ({
			...difference,
			count: paths.length,
			paths: paths.slice(0, PATHS_NAMED),
		}))
		.toSorted((a, b) => PARTS.indexOf(a.part) - PARTS.indexOf(b.part) || b.count - a.count);
}

/**
 * The same text under several headings is one difference, and so is the same address behind several texts. The same amount under
 * several headings may be the price of several vehicles.
 */
function keyOf({ part, where, before, after }: Difference): string {
	return JSON.stringify([part, part === 'text' || part === 'link' ? '' : where, before, after]);
}

const MOVED: Difference = { part: 'order', where: '', before: null, after: null };

/** Values that some pages lost and others gained. */
function movedValues(pages: readonly PageDifferences[]): Set<string> {
	const [gone, fresh] = [new Set<string>(), new Set<string>()];
	for (const difference of pages.flatMap(({ differences }) => differences)) {
		const value = oneSided(difference);
		if (value !== null) (difference.before === null ? fresh : gone).add(value);
	}
	return new Set([...gone].filter((value) => fresh.has(value)));
}

/** What a difference is about when it is only new or only gone; null for a change. */
function oneSided({ part, before, after }: Difference): string | null {
	const value = before === null ? after : after === null ? before : null;
	return value === null || part === 'markup' ? null : `${part} ${value}`;
}

import { LIST_FACETS } from '../facets/facets.ts';
import { type DecidedItem, isBrand } from './decided-items.ts';

/**
 * Items without those that 'or' joins to others of another kind, or to values that a vehicle must all have: no filters find a 'Toyota or under 30k'.
 * Of two of which one is a keyword, or is like an earlier one ('white ute or blue van'), only the second is not used.
 */
export function withoutMixedAlternatives(items: readonly DecidedItem[]): DecidedItem[] {
	const read: DecidedItem[] = [];
	for (const item of items) {
		const family = familyOf(item);
		const families = read.map(familyOf);
		const last = families.at(-1);
		// The badge of a model may be between: 'HiLux SR5 or Ranger'.
		const others = [last, families.findLast((each) => each !== 'badge')];
		let { start } = item;
		if (!item.isAlternative || last === 'word' || (others.includes(family) && !isOfAll(item))) {
			read.push(item);
			continue;
		}
		let isWhole = family !== 'word' && (isOfAll(item) || !families.includes(family));
		while (isWhole) {
			const before = read.pop();
			start = before?.start ?? start;
			isWhole = before?.isAlternative ?? false;
		}
		read.push({ ...item, kind: 'unused', start });
	}
	return read;
}

/** Whether a vehicle must have all values of an item's facet. */
function isOfAll(item: DecidedItem): boolean {
	return item.kind === 'values' && LIST_FACETS[item.facet].match === 'all';
}

function familyOf(item: DecidedItem): string {
	if (!('facet' in item)) return item.kind;
	return isBrand(item.facet) ? 'make' : item.facet;
}

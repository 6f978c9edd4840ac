import { LIST_FACETS } from '../facets/facets.ts';
import type { DecidedItem } from './decided-items.ts';

/**
 * Items without those that 'or' joins to others of another kind, or to values that a vehicle must all have: no filters find a 'Toyota or
 * under 30k'. What is like an earlier one joins that: 'white ute or blue van' is a white or blue ute or van. Of a keyword only the second
 * is not used.
 */
export function withoutMixedAlternatives(items: readonly DecidedItem[]): DecidedItem[] {
	const read: DecidedItem[] = [];
	for (const item of items) {
		const family = familyOf(item);
		const families = read.map(familyOf);
		const isMixed = item.isAlternative && families.at(-1) !== 'word';
		const isOfAll = item.kind === 'values' && LIST_FACETS[item.facet].match === 'all';
		if (!isMixed || (family !== 'word' && !isOfAll && families.includes(family))) {
			read.push(item);
			continue;
		}
		const first = read.findLastIndex(({ isAlternative }) => !isAlternative);
		const [{ start }] = family === 'word' ? [item] : [...read.splice(first), item];
		read.push({ ...item, kind: 'unused', start });
	}
	return read;
}

/** What 'or' joins: makes and models are of one kind. */
function familyOf(item: DecidedItem): string {
	return ('facet' in item ? item.facet : item.kind).replace('_model', '');
}

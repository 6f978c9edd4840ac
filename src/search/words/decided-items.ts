import type { Item } from './item.ts';

/** An item with one meaning. */
export type DecidedItem = Exclude<Item, { kind: 'names' }>;

/**
 * The items of a sentence with one meaning each, which the whole sentence decides: 'sport' is a badge beside a make or model, and else a
 * keyword; a model of several makes is of the one that is named.
 */
export function decidedItems(items: readonly Item[]): DecidedItem[] {
	const named = items.flatMap((item) => (item.kind === 'names' ? item.names.slice(0, 1) : []));
	const brands = named.filter(({ facet }) => isBrand(facet));
	const makes = brands.flatMap(({ facet, values }) => (facet === 'make' ? values : []));
	const decided = items.map((item): DecidedItem => {
		if (item.kind !== 'names') return item;
		const name = item.names.find(({ facet }) => facet !== 'badge' || brands.length > 0);
		if (!name) return { ...item, kind: 'word' };
		const own = name.values.filter((value) => makes.some((make) => value.startsWith(`${make} `)));
		return { ...item, ...name, kind: 'values', values: own.length > 0 ? own : name.values };
	});
	return decided.map((item, index) => {
		const before = decided.slice(0, index).map(familyOf);
		const last = before.at(-1);
		// The badge of a model may be between: 'HiLux SR5 or Ranger'.
		const others = [last, before.findLast((family) => family !== 'badge')];
		return !item.isAlternative || last === 'word' || others.includes(familyOf(item))
			? item
			: { ...item, kind: 'unused' };
	});
}

const isBrand = (facet: string) => facet.startsWith('make');

function familyOf(item: DecidedItem): string {
	if (!('facet' in item)) return item.kind;
	return isBrand(item.facet) ? 'make' : item.facet;
}

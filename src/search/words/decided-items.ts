import type { Item } from './item.ts';

/** An item with one meaning. */
export type DecidedItem = Exclude<Item, { kind: 'names' }>;

/**
 * The items of a sentence with one meaning each, which the whole sentence decides: 'sport' is a badge beside a make or model, and else a
 * keyword; a model of several makes is of the one that is named.
 */
export function decidedItems(items: readonly Item[]): DecidedItem[] {
	const brands = items.flatMap((item) => {
		const [name] = item.kind === 'names' ? item.names : [];
		return name?.facet.startsWith('make') ? name.values : [];
	});
	return items.map((item): DecidedItem => {
		if (item.kind !== 'names') return item;
		// An Everest is a Ford before it is a colour. Keyword search does not know an SX+ from an SX.
		const name = item.names.find(({ facet, values: [value] }, at, all) =>
			facet === 'badge'
				? brands.length || value?.includes('+')
				: facet !== 'colour' || all[at + 1]?.facet !== 'make_model',
		);
		if (!name) return { ...item, kind: 'word' };
		const own = name.values.filter((value) => brands.some((brand) => value.startsWith(`${brand} `)));
		return { ...item, ...name, kind: 'values', values: own.length ? own : name.values };
	});
}

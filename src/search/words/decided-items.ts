import type { Item, Name } from './item.ts';

/**
 * The items of a sentence with one meaning each, which the whole sentence decides: 'sport' is a badge beside a make or model, and else a
 * keyword; a model of several makes is of the one that is named.
 */
export function decidedItems(items: readonly Item[]): Item[] {
	const named = items.flatMap((item) => (item.kind === 'names' ? item.names.slice(0, 1) : []));
	const makes = named.flatMap(({ facet, values }) => (facet === 'make' ? values : []));
	const hasBrand = named.some(({ facet }) => facet === 'make' || facet === 'make_model');
	const decided = items.map((item): Item => {
		if (item.kind !== 'names') return item;
		const name = item.names.find(({ facet }) => facet !== 'badge' || hasBrand);
		return name ? { ...item, names: [ofMakes(name, makes)] } : { ...item, kind: 'word' };
	});
	return decided.map((item, index) =>
		isAlternative(item, decided.slice(0, index)) ? item : { ...item, kind: 'unused' },
	);
}

/** The models of the named makes, where the name has any. */
function ofMakes(name: Name, makes: readonly string[]): Name {
	const own = name.values.filter((value) => makes.some((make) => value.startsWith(`${make} `)));
	return own.length > 0 ? { ...name, values: own } : name;
}

/**
 * Whether 'or' may join an item to those before: filters of two facets must both hold, so that of 'Toyota or under 30k' only the first is
 * used. The badge of a model may be between: 'HiLux SR5 or Ranger'.
 */
function isAlternative(item: Item, before: readonly Item[]): boolean {
	const families = before.map(familyOf);
	const last = families.at(-1);
	if (!item.isAlternative || last === 'word') return true;
	return [last, families.findLast((family) => family !== 'badge')].includes(familyOf(item));
}

function familyOf(item: Item): string {
	if (item.kind === 'range') return item.facet;
	if (item.kind !== 'names') return item.kind;
	const facet = item.names[0]?.facet ?? '';
	return facet === 'make_model' ? 'make' : facet;
}

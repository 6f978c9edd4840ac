import type { Difference, Part } from './difference.ts';
import type { NamedValue } from './named-value.ts';

/**
 * The differences of two pages' named values, whatever their order. Values of the same name are one that changed; a value under another
 * name is new.
 */
export function valueDifferences(
	part: Part,
	before: readonly NamedValue[],
	after: readonly NamedValue[],
): Difference[] {
	const gone = without(before, after);
	const fresh = without(after, before);
	const changed: Difference[] = fresh.map(({ name, value }) => {
		const index = gone.findIndex((old) => old.name === name);
		const [old] = index >= 0 ? gone.splice(index, 1) : [];
		return { part, where: name, before: old?.value ?? null, after: value };
	});
	return sameUnderOneName([...removed(part, gone, changed), ...changed]);
}

/**
 * The values that are gone. A link whose text changed with its address, such as a phone number, is the one new link without an
 * earlier address.
 */
function removed(part: Part, gone: readonly NamedValue[], changed: Difference[]): Difference[] {
	const fresh = changed.filter(({ before }) => before === null);
	if (part !== 'link' || fresh.length !== gone.length)
		return gone.map(({ name, value }) => ({ part, where: name, before: value, after: null }));
	for (const [index, difference] of fresh.entries()) difference.before = gone[index]?.value ?? null;
	return [];
}

/** The values of a list that the other one lacks; of one that is there twice, the second. */
function without(list: readonly NamedValue[], other: readonly NamedValue[]): NamedValue[] {
	const keyOf = ({ name, value }: NamedValue) => `${name}\0${value}`;
	const counts = new Map<string, number>();
	for (const value of other) counts.set(keyOf(value), (counts.get(keyOf(value)) ?? 0) + 1);
	return list.filter((value) => {
		const count = counts.get(keyOf(value)) ?? 0;
		counts.set(keyOf(value), count - 1);
		return count <= 0;
	});
}

/** One difference with all names, where several names changed in the same way, such as `title` and `og:title`. */
function sameUnderOneName(differences: readonly Difference[]): Difference[] {
	const groups = new Map<string, Difference>();
	for (const difference of differences) {
		const key = JSON.stringify([difference.before, difference.after]);
		const known = groups.get(key);
		if (!known) groups.set(key, difference);
		else if (!known.where.split(', ').includes(difference.where))
			groups.set(key, { ...known, where: `${known.where}, ${difference.where}` });
	}
	return [...groups.values()];
}

import { FILLERS } from './fillers.ts';
import type { Name } from './item.ts';
import { keyOf } from './key.ts';
import type { Names } from './names.ts';
import { nearestKey } from './nearest-key.ts';

/** Facets in whose names a typo is corrected: colours are too short, and places too alike unless 'near' is before them. */
const TYPO_FACETS = /make|badge|body|fuel|transmission|tag/;

/** Numbers that are no model without its make: '3' and '500' are mostly other numbers, and 2008 is a year. */
const NO_MODEL = /^(\d|\d{3}|(19|20)\d\d)$/;

/** What a phrase names; none where it is no name. */
export function named(phrase: string, { runs: known, meant, common }: Names): readonly Name[] {
	const typed = keyOf(phrase);
	const keys = [typed, ...(meant.get(typed) ?? [])];
	return keys.flatMap((key) =>
		[...Map.groupBy(known.get(key) ?? [], ({ facet }) => facet)].flatMap(([facet, all]) => {
			const hasPlus = phrase.includes('+');
			const alike = all.filter(({ value }) => value.includes('+') === hasPlus);
			// An SX may be an SX+, and an SX+ no SX.
			const runs = alike[0] || (hasPlus && facet === 'badge') ? alike : all;
			const share = Math.min(...runs.map((run) => run.share));
			const values = [...new Set(runs.filter((run) => run.share === share).map(({ value }) => value))];
			const isOne = runs.every(({ value }) => value === values[0]);
			const isModel = facet === 'make_model';
			const isMeant = share
				? (isModel ? isOne || share < 2 : isOne && share < 2 && /make|city|features/.test(facet)) &&
					/[a-z]{4}/.test(key) &&
					!common.has(key)
				: isModel
					? !NO_MODEL.test(key)
					: isOne || !/badge|features/.test(facet);
			return isMeant ? [{ facet, values }] : [];
		}),
	);
}

/** A word as it is spelt in the names of some facets; as it is typed where it is no typo, or could be one of several. */
export function spelt(word: string, names: Names, facets = TYPO_FACETS): string {
	const key = keyOf(word);
	const { runs, common } = names;
	if (runs.has(key) || common.has(key) || FILLERS.has(word)) return word;
	// A name, or the end of one: 'range' of a Range Rover is neither, and 'rangr' a Ranger.
	const isMeant = (other: string) =>
		[...named(other, names), ...(runs.get(other) ?? []).filter(({ share }) => share === 2)].some(
			({ facet }) => facets.test(facet),
		);
	return nearestKey(key, runs.keys(), isMeant) ?? word;
}

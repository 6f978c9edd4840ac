import { MEANINGS } from '../synonyms.ts';
import { keyOf } from './key.ts';

/** The keys that mean the same as a key. */
export type Aliases = ReadonlyMap<string, readonly string[]>;

/** The aliases in groups of phrases with one meaning each, such as 'demo, ex demo', and in the synonyms of keyword search. */
export function aliasesOf(groups: readonly string[]): Aliases {
	return new Map(
		[...MEANINGS, 'pop top, pop top van, pop top caravan', ...groups]
			.map((group) => group.split(', ').map(keyOf))
			.flatMap((keys) => keys.map((key) => [key, keys] as const)),
	);
}

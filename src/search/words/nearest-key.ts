import { typoDistance } from '../embedded/text/distance.ts';

/** Shorter words are too close to other words for a typo to be recognised. */
const MIN_LENGTH = 5;

/** From this length two letters may differ. */
const MIN_TWO_TYPOS_LENGTH = 9;

/**
 * The key that another is a typo of; none where it could be several.
 *
 * @param isMeant whether a key may be meant
 */
export function nearestKey(
	key: string,
	keys: Iterable<string>,
	isMeant: (key: string) => boolean,
): string | undefined {
	let least = mostTypos(key);
	if (!least) return undefined;
	let nearest: string[] = [];
	for (const other of keys) {
		if (other[0] !== key[0] || other.length < MIN_LENGTH) continue;
		const distance = typoDistance(key, other, least);
		if (distance > least || !isMeant(other)) continue;
		nearest = distance < least ? [other] : [...nearest, other];
		least = distance;
	}
	// Of two equally near names neither is meant for certain.
	return nearest.length === 1 ? nearest[0] : undefined;
}

/** How many letters of a key may differ from those of the key that is meant. */
export function mostTypos(key: string): number {
	if (key.length < MIN_LENGTH || !/^[a-z]+$/.test(key)) return 0;
	return key.length < MIN_TWO_TYPOS_LENGTH ? 1 : 2;
}

import leven from 'leven';
import { slugOf } from '../../domain/vehicle/naming/slug.ts';

/** Shorter texts match only at the beginning of a word, not inside it. */
const MIN_LENGTH_INSIDE = 4;

/** Texts that match whole words only: 'ev' means electric, not the beginning of Everest. */
const WHOLE_WORDS = new Set(['ev']);

/** Shorter words are too close to other words for a typo to be recognised. */
const MIN_LENGTH_TYPO = 4;

/**
 * How well a typed text matches a name: 0 where the name begins with it, 1 where its words begin words of the name, 2 where it occurs from
 * a later word on or inside the name, 3 with a typo, null for no match. Case, accents, spaces and hyphens are ignored: 'cx5' is 'CX-5'.
 */
export function matchRank(typed: string, name: string): number | null {
	const words = slugOf(typed).split('-');
	const nameWords = slugOf(name).split('-');
	const [flat, nameFlat] = [words.join(''), nameWords.join('')];
	if (flat === '') return null;
	if (WHOLE_WORDS.has(flat)) return nameWords.some((word) => word.replace(/\d+$/, '') === flat) ? 0 : null;
	if (nameFlat.startsWith(flat)) return 0;
	if (words.every((word) => nameWords.some((other) => other.startsWith(word)))) return 1;
	if (nameWords.some((_, at) => nameWords.slice(at).join('').startsWith(flat))) return 2;
	if (flat.length >= MIN_LENGTH_INSIDE && nameFlat.includes(flat)) return 2;
	return words.every((word) => nameWords.some((other) => nearlyBegins(other, word))) ? 3 : null;
}

function nearlyBegins(name: string, word: string): boolean {
	if (name.startsWith(word)) return true;
	// A missing or extra letter shifts the end of the prefix, so prefixes one shorter and one longer are compared too.
	return (
		word.length >= MIN_LENGTH_TYPO &&
		[-1, 0, 1].some((more) => leven(word, name.slice(0, word.length + more), { maxDistance: 2 }) <= 1)
	);
}

import leven from 'leven';
import { slugOf } from '../../domain/vehicle/slug.ts';

/** Shorter texts are looked for where words begin alone: the 'a' of 'Toyota' is nothing one types. */
const SHORTEST_INSIDE = 4;

/** What means something of its own is not the beginning of a word: an 'ev' is electric, and no Everest. */
const WHOLE = new Set(['ev']);

/** Shorter words have too many neighbours for a slip to be told from another word. */
const SHORTEST_WITH_TYPO = 4;

/**
 * How well a typed text matches a name, 0 the best: the name begins so, its words do, one of them and those after it do, its words nearly begin
 * so. Capitals, accents, spaces and hyphens do not matter: 'cx5' is 'CX-5'. Null for no match.
 */
export function matchRank(typed: string, name: string): number | null {
	const words = slugOf(typed).split('-');
	const nameWords = slugOf(name).split('-');
	const [flat, nameFlat] = [words.join(''), nameWords.join('')];
	if (flat === '') return null;
	if (WHOLE.has(flat)) return nameWords.some((word) => word.replace(/\d+$/, '') === flat) ? 0 : null;
	if (nameFlat.startsWith(flat)) return 0;
	if (words.every((word) => nameWords.some((other) => other.startsWith(word)))) return 1;
	if (nameWords.some((_, at) => nameWords.slice(at).join('').startsWith(flat))) return 2;
	if (flat.length >= SHORTEST_INSIDE && nameFlat.includes(flat)) return 2;
	return words.every((word) => nameWords.some((other) => nearlyBegins(other, word))) ? 3 : null;
}

function nearlyBegins(name: string, word: string): boolean {
	if (name.startsWith(word)) return true;
	// A letter more or less moves where the name is cut.
	return (
		word.length >= SHORTEST_WITH_TYPO &&
		[-1, 0, 1].some((more) => leven(word, name.slice(0, word.length + more), { maxDistance: 2 }) <= 1)
	);
}

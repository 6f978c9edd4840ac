import leven from 'leven';
import { slugOf } from '../../domain/slug.ts';

/** Shorter words have too many neighbours for a slip to be told from another word. */
const SHORTEST_WITH_TYPO = 4;

/**
 * How well a typed text matches a name, 0 the best: the name begins so, its words do, it contains the text, its words nearly begin
 * so. Capitals, accents, spaces and hyphens do not matter: 'cx5' is 'CX-5'. Null for no match.
 */
export function matchRank(typed: string, name: string): number | null {
	const words = slugOf(typed).split('-');
	const nameWords = slugOf(name).split('-');
	const [flat, nameFlat] = [words.join(''), nameWords.join('')];
	if (flat === '') return null;
	if (nameFlat.startsWith(flat)) return 0;
	if (words.every((word) => nameWords.some((other) => other.startsWith(word)))) return 1;
	if (nameFlat.includes(flat)) return 2;
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

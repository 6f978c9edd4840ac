import { typoDistance } from '../../embedded/text/distance.ts';
import type { Vocabulary } from './vocabulary.ts';

/** Shorter words have too many neighbours for a slip to be told from another word. */
const SHORTEST = 4;

/** From this length on two letters may differ: 'hulix' is a HiLux. */
const SHORTEST_WITH_TWO = 5;

/**
 * The words of a query with those that no name of the stock begins with replaced by the nearest name, of equally near ones the
 * commonest. A word without a near name stays.
 */
export function correctedWords(words: readonly string[], vocabulary: Vocabulary): string[] {
	return words.map((word) =>
		word.length < SHORTEST || /^\d+$/.test(word) ? word : nearestOf(word, vocabulary),
	);
}

function nearestOf(word: string, vocabulary: Vocabulary): string {
	const most = word.length < SHORTEST_WITH_TWO ? 1 : 2;
	let nearest = { word, distance: most + 1, count: 0 };
	for (const known of vocabulary.values()) {
		if (known.word.startsWith(word)) return word;
		if (known.word.length < SHORTEST) continue;
		const distance = typoDistance(word, known.word, most, false);
		const isNearer =
			distance < nearest.distance || (distance === nearest.distance && known.count > nearest.count);
		if (distance <= most && isNearer) nearest = { ...known, distance };
	}
	return nearest.word;
}

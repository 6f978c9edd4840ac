import { typoDistance } from '../../embedded/text/distance.ts';
import type { Vocabulary } from './vocabulary.ts';

/** Shorter words are too close to other words for a typo to be recognised. */
const MIN_LENGTH = 4;

/** From this length two letters may differ: 'hulix' is corrected to 'hilux'. */
const MIN_LENGTH_TWO_TYPOS = 5;

/**
 * The words of a query, where a word that is no prefix of a name in the stock is replaced by the nearest name; of equally near names by
 * the commonest. A word without a near name is unchanged.
 */
export function correctedWords(words: readonly string[], vocabulary: Vocabulary): string[] {
	return words.map((word) =>
		word.length < MIN_LENGTH || /^\d+$/.test(word) ? word : nearestOf(word, vocabulary),
	);
}

function nearestOf(word: string, vocabulary: Vocabulary): string {
	const most = word.length < MIN_LENGTH_TWO_TYPOS ? 1 : 2;
	let nearest = { word, distance: most + 1, count: 0 };
	for (const known of vocabulary.values()) {
		if (known.word.startsWith(word)) return word;
		if (known.word.length < MIN_LENGTH) continue;
		const distance = typoDistance(word, known.word, most);
		const isNearer =
			distance < nearest.distance || (distance === nearest.distance && known.count > nearest.count);
		// The first letter is seldom a typo: 'plate' is no 'Lite'.
		const isLike = distance < 2 || word[0] === known.word[0];
		if (distance <= most && isLike && isNearer) nearest = { ...known, distance };
	}
	return nearest.word;
}

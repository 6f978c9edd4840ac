import { typoDistance } from '../../embedded/text/distance.ts';
import { named } from '../named.ts';
import { type Counted, namesOf } from '../names.ts';
import { mostTypos } from '../nearest-key.ts';
import type { StockWords } from '../stock-words.ts';
import { COMMON_WORDS } from './common-words.ts';
import { OTHER_NAMES } from './other-names.ts';
import { rewrittenWords } from './rewritten-words.ts';

/** The words of shoppers that concern a stock, by its counted values. */
export function stockWordsOf(counted: Counted): StockWords {
	const names = namesOf(counted, { other_names: [], common: [], rewritten: [] });
	const others = new Map<string, readonly string[]>();
	for (const [key, ...same] of OTHER_NAMES)
		if (named(key, names).length > 0) others.set(key, [...(others.get(key) ?? []), ...same]);
	const keys = [...names.runs.keys()];
	return {
		other_names: [...others].map((group) => group.flat().join(' ')),
		common: COMMON_WORDS.filter((word) => keys.some((key) => isLike(word, key))),
		rewritten: rewrittenWords(counted),
	};
}

/** Whether a word is a key, or could be taken for a typo of one. */
function isLike(word: string, key: string): boolean {
	const most = mostTypos(word);
	return word[0] === key[0] && typoDistance(word, key, most) <= most;
}

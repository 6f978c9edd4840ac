import type { EngineSettings } from '../engine-settings.ts';
import { beginningDistance, typoDistance } from './distance.ts';
import type { SoughtWord } from './spans.ts';
import { lowerBound, type WordIndex } from './word-index.ts';

/** The maximum number of derivations with typos, as in Meilisearch; the first in code-unit order. */
const MAX_ONE_TYPO = 150;
const MAX_TWO_TYPOS = 50;

/** The number of typos allowed in a word, by its length. */
export function typosAllowed(word: string, { typoTolerance }: EngineSettings): number {
	const { oneTypo, twoTypos } = typoTolerance.minWordSizeForTypos;
	const length = [...word].length;
	if (!typoTolerance.enabled || length < oneTypo) return 0;
	const { disableOnNumbers, disableOnWords } = typoTolerance;
	if ((disableOnNumbers && /^\d+$/.test(word)) || disableOnWords.includes(word)) return 0;
	return length < twoTypos ? 1 : 2;
}

/** The words of the index that match a word, or begin with it (`isPrefix`), with at most `typos` typos. */
export function derivationsOf(
	index: WordIndex,
	word: string,
	{ typos, isPrefix, isJoined }: { typos: number; isPrefix: boolean; isJoined: boolean },
): SoughtWord[] {
	const found: SoughtWord[] = [];
	const { words } = index;
	for (let place = lowerBound(words, word); place < words.length; place += 1) {
		if (isPrefix ? !words[place]?.startsWith(word) : words[place] !== word) break;
		found.push({ word: place, typos: 0, isDerived: isJoined });
	}
	return typos === 0
		? found
		: found.concat(misspelt(index, word, typos, isPrefix ? beginningDistance : typoDistance));
}

/** A wrong first letter counts twice, and only where two typos are allowed. */
function misspelt(
	index: WordIndex,
	word: string,
	most: number,
	distanceOf: typeof typoDistance,
): SoughtWord[] {
	const found: SoughtWord[] = [];
	const counts = [0, 0, 0];
	const limits = [0, MAX_ONE_TYPO, MAX_TWO_TYPOS];
	for (const place of index.tolerantWords) {
		const other = index.words[place] as string;
		const hasFirstLetter = other[0] === word[0];
		if (!hasFirstLetter && most < 2) continue;
		const distance = distanceOf(word, other, hasFirstLetter ? most : 1);
		if (distance === 0 || distance > (hasFirstLetter ? most : 1)) continue;
		const typos = hasFirstLetter ? distance : 2;
		if ((counts[typos] as number) >= (limits[typos] as number)) continue;
		(counts[typos] as number) += 1;
		found.push({ word: place, typos, isDerived: true });
	}
	return found;
}

/**
 * The edit distance of two words: deletions, insertions, substitutions and swaps of neighbouring letters (Damerau's restricted
 * distance). A result above `most` is not exact: counting stops there.
 */
export function typoDistance(word: string, other: string, most: number): number {
	return distance(word, other, most, false);
}

/** The least {@link typoDistance} to any beginning of `other`. */
export function beginningDistance(word: string, other: string, most: number): number {
	return distance(word, other, most, true);
}

function distance(word: string, other: string, most: number, isBeginning: boolean): number {
	const width = Math.min(other.length, word.length + most);
	if (width < word.length - most || (!isBeginning && other.length > width)) return most + 1;
	let older: number[] = [];
	let before: number[] = [];
	let current: number[] = [];
	for (let column = 0; column <= width; column += 1) before.push(column);
	let least = 0;
	for (let row = 1; row <= word.length; row += 1) {
		least = row;
		current[0] = row;
		for (let column = 1; column <= width; column += 1) {
			const isSame = word[row - 1] === other[column - 1];
			const isSwap = row > 1 && word[row - 1] === other[column - 2] && word[row - 2] === other[column - 1];
			const edits = Math.min(
				(before[column] as number) + 1,
				(current[column - 1] as number) + 1,
				(before[column - 1] as number) + (isSame ? 0 : 1),
				isSwap ? (older[column - 2] as number) + 1 : Infinity,
			);
			current[column] = edits;
			least = Math.min(least, edits);
		}
		if (least > most) return least;
		[older, before, current] = [before, current, older];
	}
	return isBeginning ? least : (before[width] as number);
}

import leven from 'leven';

/** The word of a list that is most similar to a misspelt one; null when none is similar enough. */
export function nearest(word: string, known: readonly string[]): string | null {
	const written = word.toLowerCase();
	const distance = (candidate: string) => leven(written, candidate.toLowerCase());
	const [likeliest] = known.toSorted((a, b) => distance(a) - distance(b));
	return likeliest !== undefined && distance(likeliest) <= Math.ceil(word.length / 3) ? likeliest : null;
}

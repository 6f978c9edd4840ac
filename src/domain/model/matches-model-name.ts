/**
 * Whether a typed text matches a model name: only letters and digits are compared, so 'CHR', 'c hr' and 'C-HR' are equal, and the text
 * may begin with the make (MODELS-003).
 *
 * @param make the common make of all models; null where they have several
 */
export function matchesModelName(name: string, typed: string, make: string | null): boolean {
	const words = bare(typed);
	const before = bare(make ?? '');
	return bare(name).includes(words.startsWith(before) ? words.slice(before.length) : words);
}

function bare(text: string): string {
	return text
		.normalize('NFD')
		.toLowerCase()
		.replace(/[^\p{L}\p{N}]/gu, '');
}

/**
 * Whether somebody who types this means a model of that name: letters and figures alone count, so that 'CHR', 'c hr' and 'C-HR' are one,
 * and a make may stand before a name that goes without (MODELS-003).
 *
 * @param make the make of all models where they have one
 */
export function isCalled(name: string, typed: string, make: string | null): boolean {
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

/** The first letters of a name's first and last word: 'MD' for Maree D. */
export function initialsOf(name: string): string {
	const words = name.trim().split(/\s+/);
	const [first = '', last = ''] = [words[0], words.length > 1 ? words.at(-1) : ''];
	return `${first.charAt(0)}${last.charAt(0)}`.toUpperCase();
}

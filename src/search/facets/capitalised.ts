/** A text with a capital first letter: 'under $30,000' becomes 'Under $30,000'. */
export function capitalised(words: string): string {
	return words.charAt(0).toUpperCase() + words.slice(1);
}

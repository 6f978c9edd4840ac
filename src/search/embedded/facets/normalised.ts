/** A text as filters and facets compare it: case, character width and outer spaces are ignored, accents are not. */
export function normalised(text: string): string {
	return text.trim().normalize('NFKD').toLowerCase();
}

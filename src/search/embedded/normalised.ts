/** A text as filters and facets compare it: case, width and outer spaces do not matter, accents do. */
export function normalised(text: string): string {
	return text.trim().normalize('NFKD').toLowerCase();
}

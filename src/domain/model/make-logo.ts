/** The address of a make's monogram on every site. */
export function makeLogoUrl(slug: string): string {
	return `/makes/${slug}.svg`;
}

/**
 * A text as one segment of a URL: lower case, ASCII letters and digits, single hyphens.
 *
 * @example slugOf('LandCruiser 70 (Série 2)') // 'landcruiser-70-serie-2'
 */
export function slugOf(text: string): string {
	return text
		.normalize('NFKD')
		.replace(/[\u0300-\u036f]/g, '')
		.toLowerCase()
		.replace(/&/g, ' and ')
		.replace(/[^a-z0-9]+/g, '-')
		.replace(/^-+|-+$/g, '');
}

/** Whether a text is already a slug, so that it can stand in a path and name a folder. */
export function isSlug(text: string): boolean {
	return /^[a-z0-9]+(-[a-z0-9]+)*$/.test(text) && text.length <= 100;
}

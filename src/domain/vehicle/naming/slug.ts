/** The maximum length of a slug, characters, so that it is a valid file name on every system. */
export const MAX_SLUG = 100;

/**
 * A text as one segment of a URL: lower case, ASCII letters and digits, single hyphens, at most {@link MAX_SLUG} characters.
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
		.replace(/^-+/, '')
		.slice(0, MAX_SLUG)
		.replace(/-+$/, '');
}

/** Whether a text is a slug, so that it can be part of a path or the name of a folder. */
export function isSlug(text: string): boolean {
	return /^[a-z0-9]+(-[a-z0-9]+)*$/.test(text) && text.length <= MAX_SLUG;
}

import type { Dealer } from '../../config/complete-dealer.ts';
import type { PictureService, PictureSettings } from '../../domain/card/sized-picture.ts';
import type { CardPicture } from '../../domain/card/vehicle-card.ts';
import { OPTIMISED_PATH } from '../../paths/paths.ts';
import type { Site } from '../site.ts';
import { cdnPattern, fetchedPath } from './cdn-pattern.ts';
import { photographAt } from './local-pictures.ts';

type Images = Dealer['images'];

/** A dealer's picture settings: the image CDN resizes feed pictures, the build resizes its own photographs. */
export function pictureSettings({ images }: Pick<Dealer, 'images'>): PictureSettings {
	const known = settings.get(images);
	if (known) return known;
	const { widths, thumbnail_width, quality, large_quality } = images;
	const services = [...cdnService(images), OPTIMISED];
	const made = { services, widths, thumbnail_width, quality, large_quality };
	settings.set(images, made);
	return made;
}

/** The settings by image options, cached. */
const settings = new WeakMap<Images, PictureSettings>();

/** The resized copies of a dealer's own photographs, made by the build. */
const OPTIMISED: PictureService = {
	base: OPTIMISED_PATH,
	pattern: `${OPTIMISED_PATH}PATH-WIDTH-QUALITY.webp`,
	avif: `${OPTIMISED_PATH}PATH-WIDTH-QUALITY.avif`,
};

function cdnService({ cdn, cdn_base }: Images): PictureService[] {
	if (cdn_base === null) return [];
	const base = withSlash(cdn_base);
	return [{ base, pattern: cdnPattern(cdn, base), avif: null }];
}

/**
 * Gives a picture the address under which a site's services resize it: its key at the CDN, its remote address at the CDN, or the name that
 * the build gave a photograph of the dealer's folder, with its real size. Any other picture is unchanged.
 */
export function servedPicture(
	{ url, width, height, image_key = null }: CardPicture & { image_key?: string | null },
	{ dealer, pictureSize }: Pick<Site, 'dealer' | 'pictureSize'>,
): CardPicture {
	const name = photographAt(url);
	const known = name === null ? undefined : pictureSize.get(name);
	if (known?.optimised === undefined)
		return { url: addressAtCdn(url, image_key, dealer.images), width, height };
	return { url: `${OPTIMISED_PATH}${known.optimised}`, width: known.width, height: known.height };
}

function addressAtCdn(url: string, key: string | null, images: Images): string {
	const { cdn, cdn_base } = images;
	if (cdn_base === null || url.startsWith('/')) return url;
	const base = withSlash(cdn_base);
	if (url.startsWith(base)) return url.replace(/[?#].*$/, '');
	if (key !== null) return `${base}${key.replace(/^\//, '')}`;
	return fetches(images) ? `${base}${fetchedPath(cdn, url)}` : url;
}

/** Whether the CDN fetches remote pictures; an account for uploaded pictures does not. */
function fetches({ cdn, cdn_base }: Images): boolean {
	return cdn !== 'cloudinary' || /\/fetch\/?$/.test(cdn_base ?? '');
}

function withSlash(base: string): string {
	return base.endsWith('/') ? base : `${base}/`;
}

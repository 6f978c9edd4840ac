import { generate as cloudflare } from 'unpic/providers/cloudflare';
import { generate as cloudinary } from 'unpic/providers/cloudinary';
import { generate as imagekit } from 'unpic/providers/imagekit';
import { generate as imgix } from 'unpic/providers/imgix';
import type { Dealer } from '../../config/complete-dealer.ts';

type Cdn = Dealer['images']['cdn'];

/**
 * What a CDN's addresses look like, with PATH, WIDTH, HEIGHT, RATIO and QUALITY in their places: the library is asked once with words
 * instead of numbers, so that pages and browsers fill in thousands of addresses without it.
 *
 * @param base the CDN's address, with a slash at its end
 */
export function cdnPattern(cdn: Cdn, base: string): string {
	return PATTERNS[cdn](base);
}

const SIZE = { width: 'WIDTH', quality: 'QUALITY' };

/** Each with its own words for proportions, for cutting rather than stretching, and for the format a browser likes best. */
const PATTERNS: Record<Cdn, (base: string) => string> = {
	imgix: (base) => imgix(`${base}PATH`, { ...SIZE, ar: 'RATIO', fit: 'crop', auto: 'format' }),
	cloudinary: (base) => cloudinary(`${base}PATH`, { ...SIZE, ar: 'RATIO', c: 'fill', format: 'auto' }),
	imagekit: (base) => imagekit(`${base}PATH`, { ...SIZE, height: 'HEIGHT' }),
	cloudflare: (base) =>
		cloudflare('PATH', { ...SIZE, height: 'HEIGHT', fit: 'cover' }, { domain: new URL(base).host }),
};

/** The path under which a CDN that fetches pictures from elsewhere knows another address. */
export function fetchedPath(cdn: Cdn, url: string): string {
	return cdn === 'cloudflare' || cdn === 'imagekit' ? url : encodeURIComponent(url);
}

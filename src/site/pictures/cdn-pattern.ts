import { generate as cloudflare } from 'unpic/providers/cloudflare';
import { generate as cloudinary } from 'unpic/providers/cloudinary';
import { generate as imagekit } from 'unpic/providers/imagekit';
import { generate as imgix } from 'unpic/providers/imgix';
import type { Dealer } from '../../config/complete-dealer.ts';

type Cdn = Dealer['images']['cdn'];

/**
 * The template of a CDN's addresses, with the placeholders PATH, WIDTH, HEIGHT, RATIO and QUALITY. The library is called once with
 * placeholders instead of numbers, so that thousands of addresses can be filled in without it.
 *
 * @param base the CDN's address, with a trailing slash
 */
export function cdnPattern(cdn: Cdn, base: string): string {
	return PATTERNS[cdn](base);
}

const SIZE = { width: 'WIDTH', quality: 'QUALITY' };

/** The parameters of each CDN for the aspect ratio, for cropping instead of stretching, and for automatic format selection. */
const PATTERNS: Record<Cdn, (base: string) => string> = {
	imgix: (base) => imgix(`${base}PATH`, { ...SIZE, ar: 'RATIO', fit: 'crop', auto: 'format' }),
	cloudinary: (base) => cloudinary(`${base}PATH`, { ...SIZE, ar: 'RATIO', c: 'fill', format: 'auto' }),
	imagekit: (base) => imagekit(`${base}PATH`, { ...SIZE, height: 'HEIGHT' }),
	cloudflare: (base) =>
		cloudflare('PATH', { ...SIZE, height: 'HEIGHT', fit: 'cover' }, { domain: new URL(base).host }),
};

/** The path of an external picture at a CDN that fetches remote pictures. */
export function fetchedPath(cdn: Cdn, url: string): string {
	return cdn === 'cloudflare' || cdn === 'imagekit' ? url : encodeURIComponent(url);
}

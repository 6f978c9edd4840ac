import sharp from 'sharp';
import type { PHOTO_PROBLEMS } from '../../../domain/trade-in/photo-problems.ts';
import { PHOTO_EDGE, PHOTO_LIMITS } from '../../../domain/trade-in/photos.ts';
import { photoType } from './photo-type.ts';

/** Longest time for one photo, seconds. */
const MOST_SECONDS = 10;
const QUALITY = 80;
const WHITE = '#ffffff';

// Its cache would keep the photos of strangers in memory for nothing: none is read twice.
sharp.cache(false);

/** A photo to store: a new JPEG of its pixels only, so that nothing of the file that was sent is passed on. */
export interface CleanPhoto {
	data: Buffer;
	/** Pixels. */
	width: number;
	height: number;
}

/** Why a file is refused, by the keys of `PHOTO_PROBLEMS`. */
export type PhotoProblem = keyof typeof PHOTO_PROBLEMS;

/**
 * Decodes and re-encodes a photo: upright, reduced, without place, time and other metadata. The type is that of its content. Returns the
 * problem of a file that is no photo, is damaged, or would decode to more pixels than any photo has.
 *
 * @param onBroken called with what keeps a photo from being decoded: mostly damage, but it may be the machine's lack of time or memory
 */
export async function cleanPhoto(
	bytes: Buffer,
	onBroken: (error: unknown) => void,
): Promise<CleanPhoto | PhotoProblem> {
	const type = photoType(bytes);
	if (type === 'heic') return 'heic';
	if (type === 'other') return 'not_a_photo';
	try {
		const { width, height } = await sharp(bytes, { limitInputPixels: false }).metadata();
		if (width * height > PHOTO_LIMITS.pixels) return 'too_many_pixels';
		const { data, info } = await sharp(bytes, {
			limitInputPixels: PHOTO_LIMITS.pixels,
			// A photo of which the end is missing is sent again.
			failOn: 'truncated',
			sequentialRead: true,
		})
			.timeout({ seconds: MOST_SECONDS })
			.autoOrient()
			.resize({ width: PHOTO_EDGE, height: PHOTO_EDGE, fit: 'inside', withoutEnlargement: true })
			.flatten({ background: WHITE })
			.jpeg({ quality: QUALITY })
			.toBuffer({ resolveWithObject: true });
		return { data, width: info.width, height: info.height };
	} catch (error) {
		onBroken(error);
		return 'broken';
	}
}

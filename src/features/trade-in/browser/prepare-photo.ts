import { PHOTO_PROBLEMS, tooLarge } from '../../../domain/trade-in/photo-problems.ts';
import { OPENED_PHOTO_MB, PHOTO_EDGE, PHOTO_LIMITS } from '../../../domain/trade-in/photos.ts';

/** Quality of the JPEG file that is sent. */
const QUALITY = 0.85;
/** The longest edge of the picture in the form, pixels. The sites' Content Security Policy allows data addresses, not those of blobs. */
const THUMBNAIL_EDGE = 320;

/** A photo ready to be sent, with a small picture of it as a data address, or what is wrong with the file. */
export type PreparedPhoto = { file: Blob; thumbnail: string } | { problem: string };

/**
 * Makes a photo small enough to send: upright, reduced to what the service stores, and without place and time, which a canvas does not
 * keep. The kind of file follows from its first bytes, not from its name.
 */
export async function preparePhoto(file: Blob): Promise<PreparedPhoto> {
	const kind = kindOf(new Uint8Array(await file.slice(0, 16).arrayBuffer()));
	if (kind !== 'photo') return { problem: PHOTO_PROBLEMS[kind] };
	if (file.size > OPENED_PHOTO_MB * 1024 * 1024) return { problem: tooLarge(OPENED_PHOTO_MB) };
	const picture = await createImageBitmap(file).catch(() => null);
	if (!picture) return { problem: PHOTO_PROBLEMS.broken };
	const { width, height } = picture;
	if (width * height > PHOTO_LIMITS.pixels) return { problem: PHOTO_PROBLEMS.too_many_pixels };
	const canvas = drawn(picture, PHOTO_EDGE);
	const thumbnail = drawn(picture, THUMBNAIL_EDGE).toDataURL('image/jpeg');
	picture.close();
	const reduced = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg', QUALITY));
	return reduced ? { file: reduced, thumbnail } : { problem: PHOTO_PROBLEMS.broken };
}

/** A picture on a canvas, reduced to an edge of so many pixels. */
function drawn(picture: ImageBitmap, edge: number): HTMLCanvasElement {
	const scale = Math.min(1, edge / Math.max(picture.width, picture.height));
	const canvas = document.createElement('canvas');
	canvas.width = Math.max(1, Math.round(picture.width * scale));
	canvas.height = Math.max(1, Math.round(picture.height * scale));
	canvas.getContext('2d')?.drawImage(picture, 0, 0, canvas.width, canvas.height);
	return canvas;
}

/** What a file is, by its signature. */
export function kindOf(bytes: Uint8Array): 'photo' | 'heic' | 'not_a_photo' {
	const text = String.fromCharCode(...bytes);
	if (/^.{4}ftyp(heic|heix|heim|heis|hevc|mif1|msf1|avif)/s.test(text)) return 'heic';
	const isPhoto =
		text.startsWith('\xff\xd8\xff') || text.startsWith('\x89PNG\r\n') || /^RIFF.{4}WEBP/s.test(text);
	return isPhoto ? 'photo' : 'not_a_photo';
}

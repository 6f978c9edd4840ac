import { PHOTO_LIMITS } from './photos.ts';

/** The error messages for files that are not photos this service takes. */
export const PHOTO_PROBLEMS = {
	heic: 'We can’t read HEIC photos. In your phone’s camera settings choose “Most Compatible”, or send a screenshot of the photo.',
	not_a_photo:
		'This is not a photo we can read. Please send a JPEG, PNG or WebP photo, and email other documents to us.',
	broken: 'This photo is damaged or did not arrive completely. Please try it again, or choose another one.',
	too_large: tooLarge(PHOTO_LIMITS.bytes / 1024 / 1024),
	too_many_pixels: 'This picture has too many pixels. Please send a normal photo or a screenshot of it.',
	too_many: `You have added ${PHOTO_LIMITS.photos} photos, which is plenty. Remove one to add another.`,
} as const;

/** The error message for a file of more MB than are taken: by the page, which reduces it, or by the service. */
export function tooLarge(most: number): string {
	return `This photo is too large. Please send one of up to ${most} MB.`;
}

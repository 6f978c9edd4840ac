import type { ItemType } from '../vehicle/item-type.ts';

/** Limits of the photos of one trade-in. */
export const PHOTO_LIMITS = {
	/** Photos of one attempt. */
	photos: 12,
	/** Bytes of one file as it is sent; a phone's photo of full size has 3 to 8 MB. */
	bytes: 12 * 1024 * 1024,
	/** Pixels of one photo: more than any phone makes, less than what would fill the service's memory. */
	pixels: 50_000_000,
} as const;

/** How long a photo may take to arrive, milliseconds: one of 1 MB needs two minutes on a slow phone connection. */
export const PHOTO_UPLOAD_MS = 180_000;

/** The longest edge that pages resize photos to before sending, and the service before storing, pixels. */
export const PHOTO_EDGE = 1920;

/** The views that the form asks for, by the value sent with the photo. */
export const PHOTO_VIEWS = {
	front_corner: 'Front corner',
	rear_corner: 'Rear corner',
	driver_side: 'Driver side',
	front: 'Front',
	inside: 'Inside',
	damage: 'Any damage',
	other: 'Another view',
} as const;

export type PhotoView = keyof typeof PHOTO_VIEWS;

/** What a view is called in the form: motorcycles have no inside, and only cars have a driver in them. */
export function photoViewLabel(view: PhotoView, itemType: ItemType): string {
	if (itemType === 'motorcycle' && view === 'inside') return 'Dash and controls';
	if (itemType !== 'car' && view === 'driver_side') return 'Right side';
	return PHOTO_VIEWS[view];
}

export const PHOTO_VIEW_NAMES = Object.keys(PHOTO_VIEWS) as [PhotoView, ...PhotoView[]];

/** The error messages for files that are not photos this service takes. */
export const PHOTO_PROBLEMS = {
	heic: 'We can’t read HEIC photos. In your phone’s camera settings choose “Most Compatible”, or send a screenshot of the photo.',
	not_a_photo:
		'This is not a photo we can read. Please send a JPEG, PNG or WebP photo, and email other documents to us.',
	broken: 'This photo is damaged or did not arrive completely. Please try it again, or choose another one.',
	too_large: `This photo is too large. Please send one of up to ${PHOTO_LIMITS.bytes / 1024 / 1024} MB.`,
	too_many_pixels: 'This picture has too many pixels. Please send a normal photo or a screenshot of it.',
	too_many: `You have added ${PHOTO_LIMITS.photos} photos, which is plenty. Remove one to add another.`,
} as const;

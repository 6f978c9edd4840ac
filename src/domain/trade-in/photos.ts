import type { ItemType } from '../vehicle/attributes/item-type.ts';

/** Limits of the photos of one trade-in. */
export const PHOTO_LIMITS = {
	/** Photos of one attempt. */
	photos: 12,
	/** Bytes of one file as it is sent; a phone's photo of full size has 3 to 8 MB. */
	bytes: 12 * 1024 * 1024,
	/** Pixels of one photo: more than any phone makes, less than what would fill the service's memory. */
	pixels: 50_000_000,
} as const;

/** The largest file that a page opens to reduce it, MB: a photo of 50 megapixels has about 20 MB and is sent with 1 MB. */
export const OPENED_PHOTO_MB = 36;

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

/** A side of a vehicle that a photo of a trade-in shows; see {@link PHOTO_VIEWS}. */
export type PhotoView = keyof typeof PHOTO_VIEWS;

/** What a view is called in the form: motorcycles have no inside, and only cars have a driver in them. */
export function photoViewLabel(view: PhotoView, itemType: ItemType): string {
	if (itemType === 'motorcycle' && view === 'inside') return 'Dash and controls';
	if (itemType !== 'car' && view === 'driver_side') return 'Right side';
	return PHOTO_VIEWS[view];
}

/** The name of every view, for schemas. */
export const PHOTO_VIEW_NAMES = Object.keys(PHOTO_VIEWS) as [PhotoView, ...PhotoView[]];

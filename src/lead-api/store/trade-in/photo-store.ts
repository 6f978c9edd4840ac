import type { PhotoView } from '../../../domain/trade-in/photos.ts';

/** A stored photo without its bytes. */
export interface StoredPhoto {
	/** `photo_` and 32 hexadecimal digits. */
	id: string;
	/** The id that the page generated. */
	photo_id: string;
	view: PhotoView;
	/** Pixels. */
	width: number;
	height: number;
	/** ISO 8601, UTC, milliseconds. */
	erase_at: string;
}

/** A photo to be stored. */
export interface NewPhoto extends StoredPhoto {
	dealer: string;
	/** The `submission_id` of the attempt: the lead with this one has the photo. */
	attempt: string;
	/** When it is erased if no lead has come. */
	draft_ends_at: string;
	/** JPEG. */
	data: Uint8Array;
}

/** Photos of trade-ins. A photo belongs to the lead of its attempt, before and after that lead is stored, and is erased with it. */
export interface PhotoStore {
	/**
	 * Stores a photo once: returns the stored one, which is the earlier one for a repeated `photo_id`. Null when the attempt has as many as
	 * are allowed.
	 */
	savePhoto(photo: NewPhoto): Promise<StoredPhoto | null>;
	/** The photos of an attempt, in their order. */
	photosOf(dealer: string, attempt: string, now: Date): Promise<StoredPhoto[]>;
	/** The bytes of a photo; null when there is none or it has been erased. */
	photo(dealer: string, id: string, now: Date): Promise<Uint8Array | null>;
	removePhoto(dealer: string, attempt: string, photoId: string): Promise<void>;
}

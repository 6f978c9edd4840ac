import type { PictureSources } from '../../domain/card/sized-picture.ts';

/** A picture for display, in several sizes where available. */
export interface Picture extends Partial<PictureSources> {
	url: string;
	/** Pixels; both are required, so that nothing shifts while it loads. */
	width: number;
	height: number;
	/** Empty for decorative pictures. */
	alt: string;
}

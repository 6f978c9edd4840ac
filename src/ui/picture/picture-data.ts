import type { PictureSources } from '../../domain/card/sized-picture.ts';

/** A picture ready to print, in several sizes where there are any. */
export interface Picture extends Partial<PictureSources> {
	url: string;
	/** Pixels; both known, so that nothing shifts while it loads. */
	width: number;
	height: number;
	/** Empty for a picture that only decorates. */
	alt: string;
}

/** A cabin's design. It is drawn directly on a canvas of 1280 by 960, right-hand drive. */
export interface CabinDesign {
	/** `classic` has dials and round vents, `screen` a tablet and a digital cluster. */
	readonly style: 'classic' | 'screen';
	/** Colour of the band across the dash and of the stitching. */
	readonly accent: string;
	/** Colour of the seats. */
	readonly hide: string;
}

import type { Art } from '../render/art.ts';
import { box, group, type Markup } from '../render/svg.ts';
import { centreConsole, dashFace, dashTop } from './dashboard.ts';
import { cluster, dialScreen, tablet } from './instruments.ts';
import { steeringWheel } from './steering-wheel.ts';
import { doorsInside, outside, roofAndPillars } from './surroundings.ts';

/** A cabin's design. It is drawn directly on a canvas of 1280 by 960, right-hand drive. */
export interface CabinDesign {
	/** `classic` has dials and round vents, `screen` a tablet and a digital cluster. */
	readonly style: 'classic' | 'screen';
	/** Colour of the band across the dash and of the stitching. */
	readonly accent: string;
	/** Colour of the seats. */
	readonly hide: string;
}

/** The view from between the front seats. */
export function cabinPicture(art: Art, design: CabinDesign): Markup {
	const classic = design.style === 'classic';
	return group(
		{},
		outside(art),
		roofAndPillars(art),
		dashTop(art),
		cluster(art, classic),
		dashFace(art, design),
		classic ? dialScreen(art) : tablet(art),
		centreConsole(art, design),
		doorsInside(art, design),
		steeringWheel(art, classic, design.accent),
		box(0, 0, 1280, 960, 0, art.radial(640, 430, 860, '.65 #000/0, 1 #000/.45')),
	);
}

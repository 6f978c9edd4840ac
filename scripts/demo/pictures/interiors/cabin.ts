import type { Art } from '../render/art.ts';
import { box, group, type Markup } from '../render/svg.ts';
import type { CabinDesign } from './cabin-design.ts';
import { centreConsole, dashFace, dashTop } from './dashboard.ts';
import { cluster, dialScreen, tablet } from './instruments.ts';
import { steeringWheel } from './steering-wheel.ts';
import { doorsInside, outside, roofAndPillars } from './surroundings.ts';

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

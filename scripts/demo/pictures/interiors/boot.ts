import type { Art } from '../render/art.ts';
import { rectangle } from '../render/slab.ts';
import type { Stage } from '../render/stage.ts';
import type { Markup } from '../render/svg.ts';
import { drawLid, drawSill } from './boot-frame.ts';
import { bootSides, daylight, seatBacks } from './boot-trim.ts';
import { face, type LoadSpace, loadStage } from './load-space.ts';
import { bayFurnishing, tubFurnishing } from './working-bay.ts';

/** The load space, seen through the open boot. */
export function bootPicture(art: Art, space: LoadSpace): Markup {
	const stage = loadStage(art, space);
	return room(stage, space) + furnishing(stage, space) + drawLid(stage, space) + drawSill(stage, space);
}

const FLOORS: Record<LoadSpace['kind'], string> = {
	hatch: '0 #2f3236, 1 #5a5e63',
	boot: '0 #2a2d30, 1 #54585d',
	bay: '0 #8a6f4f, 1 #c9ab84',
	tub: '0 #26292d, 1 #41464b',
};

function room(stage: Stage, { kind, width, height: h, depth }: LoadSpace): Markup {
	const { art } = stage;
	const w = width / 2;
	const metal = kind === 'bay' || kind === 'tub';
	const wall = metal ? '0 #737b83, 1 #40464c' : '0 #54585d, 1 #26292d';
	const lining = kind === 'boot' ? '0 #17191c, 1 #26292d' : '0 #8d8a84, 1 #c3c0ba';
	const ceiling = kind === 'tub' ? '' : face(stage, art.down(lining), rectangle([-depth, 0], h, [-w, w]));
	return (
		ceiling +
		face(stage, art.down('0 #34383d, 1 #1b1d20'), rectangle(-depth, [0, h], [-w, w])) +
		face(stage, art.boxed(1, 0, 0, 0, wall), rectangle([-depth, 0], [0, h], -w)) +
		face(stage, art.boxed(0, 0, 1, 0, wall), rectangle([-depth, 0], [0, h], w)) +
		face(stage, art.down(FLOORS[kind]), rectangle([-depth, 0], 0, [-w, w]))
	);
}

function furnishing(stage: Stage, space: LoadSpace): Markup {
	switch (space.kind) {
		case 'bay':
			return bayFurnishing(stage, space);
		case 'tub':
			return tubFurnishing(stage, space);
		case 'hatch':
			return daylight(stage, space) + seatBacks(stage, space, 0.6) + bootSides(stage, space);
		case 'boot':
			return seatBacks(stage, space, 0.97) + bootSides(stage, space);
	}
}

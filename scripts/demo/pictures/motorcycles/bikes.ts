import type { Markup } from '../render/svg.ts';
import { ADVENTURE_BONES, drawAdventure } from './adventure.ts';
import type { Bones } from './chassis.ts';
import { CRUISER_BONES, drawCruiser } from './cruiser.ts';
import { drawNaked, NAKED_BONES } from './naked.ts';
import { drawScooter, SCOOTER_BONES } from './scooter.ts';
import type { Sketch } from './sketch.ts';
import { drawSport, SPORT_BONES } from './sport.ts';

interface BikeDesign {
	readonly label: string;
	/** Its foremost and rearmost points. */
	readonly extent: readonly [from: number, to: number];
	/** Height of the highest part that any trim adds. */
	readonly tallest: number;
	readonly bones: Bones;
	/** Position of the engine, for the detail picture. */
	readonly engine: readonly [x: number, y: number];
	readonly draw: (sketch: Sketch) => Markup;
}

/** The motorcycles. They are drawn flat: a bike is recognised by its silhouette and engine, not by its depth. */
export const BIKES = {
	naked: {
		label: 'Naked motorcycle',
		extent: [10, 2070],
		tallest: 1270,
		bones: NAKED_BONES,
		engine: [930, 480],
		draw: drawNaked,
	},
	adventure: {
		label: 'Adventure motorcycle',
		extent: [8, 2216],
		tallest: 1446,
		bones: ADVENTURE_BONES,
		engine: [1010, 540],
		draw: drawAdventure,
	},
	cruiser: {
		label: 'Cruiser motorcycle',
		extent: [-8, 2428],
		tallest: 1280,
		bones: CRUISER_BONES,
		engine: [1180, 460],
		draw: drawCruiser,
	},
	sport: {
		label: 'Sports motorcycle',
		extent: [16, 2048],
		tallest: 1190,
		bones: SPORT_BONES,
		engine: [960, 560],
		draw: drawSport,
	},
	scooter: {
		label: 'Scooter',
		extent: [36, 1812],
		tallest: 1392,
		bones: SCOOTER_BONES,
		engine: [1340, 420],
		draw: drawScooter,
	},
} satisfies Record<string, BikeDesign>;

/** The name of a motorcycle. */
export type BikeBody = keyof typeof BIKES;

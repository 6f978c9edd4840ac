import type { CaravanDesign } from './caravans/caravan.ts';
import { CAMPER } from './caravans/designs/camper.ts';
import { POP_TOP } from './caravans/designs/pop-top.ts';
import { TANDEM } from './caravans/designs/tandem.ts';
import type { Plan } from './caravans/floor-plan.ts';
import type { Room } from './caravans/room.ts';
import { CAB_CHASSIS } from './cars/bodies/cab-chassis.ts';
import { CONVERTIBLE } from './cars/bodies/convertible.ts';
import { COUPE } from './cars/bodies/coupe.ts';
import { HATCH } from './cars/bodies/hatch.ts';
import { MOTORHOME } from './cars/bodies/motorhome.ts';
import { PEOPLE_MOVER } from './cars/bodies/people-mover.ts';
import { SEDAN } from './cars/bodies/sedan.ts';
import { SUV } from './cars/bodies/suv.ts';
import { SUV_LARGE } from './cars/bodies/suv-large.ts';
import { UTE } from './cars/bodies/ute.ts';
import { UTE_CANOPY } from './cars/bodies/ute-canopy.ts';
import { UTE_TRAY } from './cars/bodies/ute-tray.ts';
import { VAN } from './cars/bodies/van.ts';
import { WAGON } from './cars/bodies/wagon.ts';
import type { CarDesign } from './cars/car.ts';
import type { CabinDesign } from './interiors/cabin-design.ts';
import type { LoadSpace } from './interiors/load-space.ts';

const cabin = (style: CabinDesign['style'], accent: string, hide: string): CabinDesign => ({
	style,
	accent,
	hide,
});
const space = (kind: LoadSpace['kind'], width: number, height: number, depth: number): LoadSpace => ({
	kind,
	width,
	height,
	depth,
});

/** The cars, each with its interior. */
export const CARS = {
	hatch: {
		design: HATCH,
		cabin: cabin('screen', '#6f7d86', '#5c5f63'),
		boot: space('hatch', 1040, 690, 820),
	},
	sedan: {
		design: SEDAN,
		cabin: cabin('screen', '#8a7660', '#8f7a64'),
		boot: space('boot', 1080, 480, 1060),
	},
	wagon: {
		design: WAGON,
		cabin: cabin('screen', '#7a6a58', '#4b4f54'),
		boot: space('hatch', 1090, 740, 1120),
	},
	suv: { design: SUV, cabin: cabin('screen', '#5f6f7a', '#6b6660'), boot: space('hatch', 1090, 800, 940) },
	'suv-large': {
		design: SUV_LARGE,
		cabin: cabin('classic', '#6d6a5c', '#8a6b50'),
		boot: space('hatch', 1180, 980, 1180),
	},
	ute: { design: UTE, cabin: cabin('classic', '#70767c', '#4f5358'), boot: space('tub', 1500, 480, 1550) },
	'ute-canopy': {
		design: UTE_CANOPY,
		cabin: cabin('classic', '#70767c', '#4f5358'),
		boot: space('bay', 1450, 960, 1550),
	},
	'ute-tray': {
		design: UTE_TRAY,
		cabin: cabin('classic', '#70767c', '#4f5358'),
		boot: space('tub', 1700, 320, 1800),
	},
	'cab-chassis': {
		design: CAB_CHASSIS,
		cabin: cabin('classic', '#70767c', '#4f5358'),
		boot: space('tub', 1700, 320, 2300),
	},
	van: { design: VAN, cabin: cabin('classic', '#565d64', '#5a5f65'), boot: space('bay', 1660, 1380, 2500) },
	'people-mover': {
		design: PEOPLE_MOVER,
		cabin: cabin('screen', '#9a8f80', '#a39684'),
		boot: space('hatch', 1240, 960, 640),
	},
	coupe: { design: COUPE, cabin: cabin('screen', '#8f2c2c', '#2f3236'), boot: space('boot', 1000, 440, 900) },
	convertible: {
		design: CONVERTIBLE,
		cabin: cabin('classic', '#8a6b50', '#8a6b50'),
		boot: space('boot', 920, 400, 760),
	},
	motorhome: {
		design: MOTORHOME,
		cabin: cabin('classic', '#565d64', '#6b6660'),
		boot: space('bay', 1660, 1380, 2500),
	},
} satisfies Record<string, { design: CarDesign; cabin: CabinDesign; boot: LoadSpace }>;

/** The name of a car. */
export type CarBody = keyof typeof CARS;

/** The caravans. */
export const CARAVANS = {
	caravan: TANDEM,
	'pop-top': POP_TOP,
	camper: CAMPER,
} satisfies Record<string, CaravanDesign>;

/** The name of a caravan. */
export type CaravanBody = keyof typeof CARAVANS;

/** Vehicles with living space: the room and the floor plan. */
export const LIVING = {
	caravan: {
		room: { length: 5400, width: 2300, height: 1980, cloth: '#7f8f86' },
		plan: { length: 6400, width: 2450, cloth: '#7f8f86', bath: true, nose: 'drawbar' },
	},
	'pop-top': {
		room: { length: 4400, width: 2150, height: 2050, cloth: '#b08a5f', canvasTop: true },
		plan: { length: 4900, width: 2250, cloth: '#b08a5f', bath: false, nose: 'drawbar' },
	},
	motorhome: {
		room: { length: 5000, width: 2200, height: 2060, cloth: '#6f8298' },
		plan: { length: 5600, width: 2300, cloth: '#6f8298', bath: false, nose: 'cab' },
	},
} satisfies Record<string, { room: Room; plan: Plan }>;

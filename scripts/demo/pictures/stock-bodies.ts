import type { Body, View } from './draw-vehicle.ts';
import type { Colour } from './paint/colours.ts';
import type { Trim } from './trims.ts';

/** The pictures that the demo ships of one body. */
export interface ShippedBody {
	/** Its colours, each with its trim. The first is the fallback. */
	readonly colours: Partial<Readonly<Record<Colour, Trim>>>;
	/** The views of its gallery, the card's picture first. */
	readonly gallery: readonly View[];
	/** The colours of its tight side views, for line-ups. */
	readonly profiles: readonly Colour[];
	/** Another body whose pictures are used for this one where they would be alike. */
	readonly shares?: Partial<Readonly<Record<View, Body>>>;
}

const CAR: readonly View[] = ['front34', 'side', 'rear34', 'front', 'wheel', 'cabin', 'boot'];
/** Bodies that differ from another only behind the cab: its gallery has the shared views. */
const SPECIAL: readonly View[] = ['front34', 'side', 'rear34', 'wheel', 'cabin', 'boot'];
const LIVABLE: readonly View[] = ['front34', 'side', 'rear34', 'interior', 'plan'];
const BIKE: readonly View[] = ['front34', 'front', 'engine'];
/** Bikes whose bodywork hides the engine. */
const COVERED_BIKE: readonly View[] = ['front34', 'front', 'wheel'];

/** Every body in the stock of the demo's dealers. */
export const BODIES = {
	hatch: {
		gallery: CAR,
		profiles: ['red', 'blue', 'white', 'silver'],
		colours: { white: 'base', silver: 'base', blue: 'luxury', red: 'luxury' },
	},
	sedan: {
		gallery: CAR,
		profiles: ['silver', 'blue'],
		colours: { white: 'base', silver: 'luxury', black: 'luxury', blue: 'base' },
	},
	wagon: {
		gallery: CAR,
		profiles: ['grey', 'green'],
		colours: { white: 'base', grey: 'luxury', green: 'luxury' },
	},
	suv: {
		gallery: CAR,
		profiles: ['white', 'blue', 'red', 'grey', 'black'],
		colours: { white: 'base', grey: 'luxury', black: 'luxury', blue: 'base', red: 'base' },
	},
	'suv-large': {
		gallery: CAR,
		profiles: ['grey', 'green', 'white', 'black'],
		colours: { white: 'base', grey: 'luxury', black: 'luxury', green: 'base' },
	},
	ute: {
		gallery: CAR,
		profiles: ['white', 'orange'],
		colours: { white: 'base', silver: 'base', grey: 'sport', orange: 'sport' },
	},
	'ute-canopy': {
		gallery: SPECIAL,
		profiles: ['white'],
		colours: { white: 'base', silver: 'base', grey: 'sport' },
		shares: { cabin: 'ute', wheel: 'ute' },
	},
	'ute-tray': {
		gallery: SPECIAL,
		profiles: ['white'],
		colours: { white: 'base', silver: 'base', grey: 'base' },
		shares: { cabin: 'ute', wheel: 'cab-chassis', boot: 'cab-chassis' },
	},
	'cab-chassis': {
		gallery: SPECIAL,
		profiles: ['white'],
		colours: { white: 'base', silver: 'base', blue: 'base' },
		shares: { cabin: 'ute' },
	},
	van: {
		gallery: CAR,
		profiles: ['white', 'silver'],
		colours: { white: 'base', silver: 'base', grey: 'base' },
	},
	'people-mover': {
		gallery: CAR,
		profiles: ['white', 'silver'],
		colours: { white: 'base', silver: 'luxury', black: 'luxury' },
	},
	coupe: {
		gallery: CAR,
		profiles: ['red', 'yellow'],
		colours: { red: 'sport', yellow: 'sport', grey: 'sport' },
	},
	convertible: {
		gallery: CAR,
		profiles: ['red', 'blue'],
		colours: { red: 'luxury', blue: 'base', white: 'luxury' },
		shares: { boot: 'coupe' },
	},
	motorhome: {
		gallery: [...LIVABLE, 'cabin'],
		profiles: ['blue', 'orange'],
		colours: { blue: 'base', grey: 'base', orange: 'base' },
		shares: { cabin: 'van' },
	},
	caravan: {
		gallery: LIVABLE,
		profiles: ['blue', 'orange'],
		colours: { blue: 'base', green: 'luxury', orange: 'luxury' },
	},
	'pop-top': {
		gallery: LIVABLE,
		profiles: ['orange'],
		colours: { orange: 'base', blue: 'base', grey: 'base' },
	},
	camper: {
		gallery: ['front34', 'side', 'rear34'],
		profiles: ['sand'],
		colours: { sand: 'base', green: 'base', white: 'base' },
	},
	naked: {
		gallery: BIKE,
		profiles: ['red', 'silver'],
		colours: { red: 'sport', blue: 'base', silver: 'luxury' },
	},
	adventure: {
		gallery: BIKE,
		profiles: ['blue', 'sand'],
		colours: { blue: 'luxury', sand: 'base', orange: 'sport' },
	},
	cruiser: {
		gallery: BIKE,
		profiles: ['black', 'red'],
		colours: { black: 'sport', red: 'luxury', blue: 'base' },
	},
	sport: {
		gallery: COVERED_BIKE,
		profiles: ['red', 'yellow'],
		colours: { red: 'sport', yellow: 'luxury', black: 'base' },
	},
	scooter: {
		gallery: COVERED_BIKE,
		profiles: ['white', 'green'],
		colours: { white: 'base', green: 'luxury', red: 'sport' },
	},
} satisfies Record<Body, ShippedBody>;

import type { Body } from '../../pictures/catalogue.ts';

/** The kind of van, in the trade's words. */
export interface VanShape {
	/** Value of `simple_body`. */
	body: string;
	picture: Body;
}

/** The shapes of the demo's vans. */
export const CARAVAN: VanShape = { body: 'Caravan', picture: 'caravan' };
export const POP_TOP: VanShape = { body: 'Pop-top', picture: 'pop-top' };
export const CAMPER: VanShape = { body: 'Camper trailer', picture: 'camper' };
export const MOTORHOME: VanShape = { body: 'Motorhome', picture: 'motorhome' };
export const CAMPERVAN: VanShape = { body: 'Campervan', picture: 'van' };

/** The axles of a towed van, as its plate says. */
export type Axles = 'Single axle' | 'Tandem axle' | 'Tandem axle, independent' | 'Single axle, independent';

/**
 * A layout: its price new in dollars, body length in feet, width, tare weight and greatest loaded weight in kilograms, berths, axles,
 * and floor plan.
 */
export type Layout = readonly [
	badge: string,
	newPrice: number,
	feet: number,
	width: string,
	tare: number,
	atm: number,
	sleeps: number,
	axles: Axles | null,
	plan: string,
];

/** The vehicle a motorhome is built on. */
export interface Base {
	engine: string;
	cc: number;
	torque: number;
	gears: number;
	drive: string;
	seats: number;
}

/** One generation of a model. */
export interface VanLine {
	make: string;
	model: string;
	years: readonly [from: number, to: number | null];
	shape: VanShape;
	hold: number;
	share: number;
	base?: Base;
	layouts: readonly Layout[];
	kit: readonly string[];
}

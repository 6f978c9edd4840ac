import type { Body } from '../../pictures/catalogue.ts';

/** What somebody sleeps in on the road, by the words of its trade. */
export interface VanShape {
	/** What `simple_body` says. */
	body: string;
	picture: Body;
}

export const CARAVAN: VanShape = { body: 'Caravan', picture: 'caravan' };
export const POP_TOP: VanShape = { body: 'Pop-top', picture: 'pop-top' };
export const CAMPER: VanShape = { body: 'Camper trailer', picture: 'camper' };
export const MOTORHOME: VanShape = { body: 'Motorhome', picture: 'motorhome' };
export const CAMPERVAN: VanShape = { body: 'Campervan', picture: 'van' };

export type Axles = 'Single axle' | 'Tandem axle' | 'Tandem axle, independent' | 'Single axle, independent';

/**
 * A layout: its price new, body length in feet, width, what it weighs empty and may weigh full in kilograms, how many it
 * sleeps, its axles, and how it is laid out.
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

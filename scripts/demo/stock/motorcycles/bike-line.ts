import type { Body } from '../../pictures/catalogue.ts';
import type { Paint } from '../paints.ts';

/** The style of a motorcycle, in the words of `simple_body`, with the drawing that shows it. */
export interface RideStyle {
	body: string;
	picture: Body;
}

/** The styles of the demo's motorcycles. */
export const ADVENTURE: RideStyle = { body: 'Adventure', picture: 'adventure' };
export const NAKED: RideStyle = { body: 'Naked', picture: 'naked' };
export const CRUISER: RideStyle = { body: 'Cruiser', picture: 'cruiser' };
export const SPORT: RideStyle = { body: 'Sport', picture: 'sport' };
export const TOURING: RideStyle = { body: 'Touring', picture: 'adventure' };
export const TOURING_CRUISER: RideStyle = { body: 'Touring', picture: 'cruiser' };
export const SCOOTER: RideStyle = { body: 'Scooter', picture: 'scooter' };

/** Engine layout, displacement in cubic centimetres (0: electric), torque in newton metres, litres per 100 km. */
export type BikeEngine = readonly [words: string, cc: number, torque: number, use: number];

/**
 * One generation of a model. A row of `badges` is a badge, which may be empty, and its price new in dollars; 'LAMS' means learner approved.
 */
export interface BikeLine {
	model: string;
	years: readonly [from: number, to: number | null];
	style: RideStyle;
	engine: BikeEngine;
	/** Gears; 0 for an automatic. */
	gears: number;
	/** Wet weight, kilograms. */
	wet: number;
	/** Seat height, millimetres. */
	seat: number;
	/** Tank, litres; 0 for an electric motorcycle. */
	tank: number;
	hold: number;
	share: number;
	badges: readonly (readonly [name: string, newPrice: number])[];
	kit: readonly string[];
}

/** The lines that one maker of motorcycles sells or has sold. */
export interface BikeMake {
	make: string;
	vinStarts: readonly string[];
	paints: readonly Paint[];
	lines: readonly BikeLine[];
}

import type { Body } from '../../pictures/catalogue.ts';
import type { Paint } from '../paints.ts';
import type { Gearbox } from './gearboxes.ts';

/** The fuel of an engine; 'premium' is premium unleaded petrol. */
export type Fuel = 'petrol' | 'premium' | 'diesel' | 'hybrid' | 'premium hybrid' | 'plug-in' | 'electric';

/** The engine of a badge. */
export interface Engine {
	fuel: Fuel;
	/** Cubic centimetres; 0 for an electric motor. */
	cc: number;
	cylinders: number;
	/** Newton metres. */
	torque: number;
	/** Litres per 100 km, combined; 0 for an electric motor. */
	use: number;
	induction: string;
}

/** The body of a car. */
export interface Shape {
	/** Value of `simple_body`. */
	body: string;
	picture: Body;
	/** Value of `bodyconfiguration`. */
	words: string;
	doors: number;
	seats: number;
}

/** Values of a badge that differ from those of its line. */
interface Differences {
	series?: string;
	/** Gross vehicle mass, kilograms. */
	gvm?: number;
	/** Litres per 100 km. */
	use?: number;
	seats?: number;
	/** Kilograms, with brakes. */
	tow?: number;
	shape?: Shape;
	/** Length, width, height in millimetres. */
	size?: readonly [number, number, number];
}

/** The driven wheels: '4x2' and '4x4' are for utes and off-roaders. */
export type Drive = 'FWD' | 'RWD' | 'AWD' | '4x2' | '4x4';

/** A badge: its grade (equipment grows with the grade), its price new in dollars, and its engine, gearbox and drive. */
export type Badge = readonly [
	name: string,
	grade: number,
	newPrice: number,
	engine: Engine,
	gearbox: Gearbox,
	drive: Drive,
	differences?: Differences,
];

/** One generation of a model. */
export interface CarLine {
	model: string;
	/** First and last year of manufacture; the last is null while it is still made. */
	years: readonly [from: number, to: number | null];
	shape: Shape;
	/** Length, width, height in millimetres. */
	size: readonly [number, number, number];
	/** Stars; left out where ANCAP has not tested it. */
	ancap?: number;
	/** Litres; left out for electric cars. */
	tank?: number;
	/** Kilograms, with brakes; left out where the maker allows none. */
	tow?: number;
	hold: number;
	share: number;
	badges: readonly Badge[];
	/** Equipment by grade; see `kitOfGrade`. */
	kit: readonly (readonly string[])[];
}

/** The lines that one car maker sells or has sold. */
export interface CarMake {
	make: string;
	vinStarts: readonly string[];
	paints: readonly Paint[];
	lines: readonly CarLine[];
}

/** Values of `induction`. */
export const TURBO = 'Turbo intercooled';
export const TWIN_TURBO = 'Twin turbo intercooled';

/** An engine, in the order in which the tables give its values. */
export function engine(
	fuel: Fuel,
	cc: number,
	cylinders: number,
	torque: number,
	use: number,
	induction = 'Naturally aspirated',
): Engine {
	return { fuel, cc, cylinders, torque, use, induction };
}

/** An electric drive, by its torque in newton metres. */
export function motor(torque: number): Engine {
	return { fuel: 'electric', cc: 0, cylinders: 0, torque, use: 0, induction: '' };
}

import type { CarType } from '../../../../src/domain/vehicle/attributes/car-type.ts';

/** A vehicle's history, invented once, so that all its sentences agree. */
export interface Story {
	owners: number;
	/** The last owner, such as 'a nurse in Highton'. */
	lastOwner: string;
	/** Services done and services due. */
	services: { done: number; due: number; lastKm: number; lastMonth: string };
	/** Remaining tread, millimetres. */
	tread: number;
	/** Number of tyres the workshop has replaced. */
	newTyres: 0 | 2 | 4;
	/** Work that the workshop has done, such as 'replaced the brake pads'. */
	work: string;
	/** A disclosed flaw, such as 'a stone chip in the bonnet edge'; null when there is none. */
	mark: string | null;
	keys: 1 | 2;
}

/** The facts of a van's plate and floor plan. */
export interface AboutVan {
	/** Its layout. */
	plan: string;
	feet: number;
	width: string;
	tare: number;
	/** Greatest loaded weight, kilograms: the ATM of a caravan, the GVM of a motorhome. */
	most: number;
	sleeps: number;
	/** False for motorhomes and campervans. */
	isTowed: boolean;
}

/** The facts that sentences about a vehicle draw on. */
export interface About {
	car_type: CarType;
	make: string;
	model: string;
	badge: string;
	year: number;
	/** Years since it was built, with a fraction. */
	age: number;
	/** 'March 2024' */
	builtInWords: string;
	km: number | null;
	colour: string;
	interior: string;
	/** Equipment, basic items first. */
	kit: readonly string[];
	/** Equipment that its badge adds to the grade below; empty for the lowest grade. */
	extras: readonly string[];
	/** Value of `simple_body`. */
	body: string;
	seats: number;
	fuel: string;
	/** Litres per 100 km; null for electric vehicles and where it is unknown. */
	use: number | null;
	/** Tank, litres. */
	tank: number | null;
	/** Greatest towed mass with brakes, kilograms. */
	tow: number | null;
	drive: string;
	gearbox: string;
	/** Cubic centimetres. */
	cc: number;
	/** Whether a learner may ride it; motorcycles only. */
	lams: boolean;
	/** Caravans only. */
	van: AboutVan | null;
	/** The location it is at, such as 'Southport'. */
	yard: string;
	story: Story;
}

/** A sentence, or a function of the vehicle that returns null where the sentence does not apply. */
export type Saying = string | ((about: About) => string | null);

/** Lists of sentences for a comment: one sentence of each list, in this order. */
export interface Sayings {
	/** Where the vehicle comes from. */
	opening: readonly (readonly Saying[])[];
	/** Facts about it; these also hold before it has arrived. */
	facts: readonly (readonly Saying[])[];
	/** Next steps for the shopper. */
	closing: readonly (readonly Saying[])[];
	/** Replaces the opening for a vehicle that has not arrived. */
	coming: readonly Saying[];
}

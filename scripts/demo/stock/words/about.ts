import type { CarType } from '../../../../src/domain/vehicle/car-type.ts';

/** What is known of a vehicle's life so far: invented once, so that all its sentences agree. */
export interface Story {
	owners: number;
	/** Who had it last, such as 'a nurse in Highton'. */
	lastOwner: string;
	/** How often it was serviced, and how often it should have been. */
	services: { done: number; due: number; lastKm: number; lastMonth: string };
	/** Tread left, millimetres. */
	tread: number;
	/** How many tyres the workshop has replaced. */
	newTyres: 0 | 2 | 4;
	/** What the workshop has done, such as 'replaced the brake pads'. */
	work: string;
	/** A flaw that is told, such as 'a stone chip in the bonnet edge'; null when none was found. */
	mark: string | null;
	keys: 1 | 2;
}

/** What a van's plates and plans say. */
export interface AboutVan {
	/** How it is laid out. */
	plan: string;
	feet: number;
	width: string;
	tare: number;
	/** What it may weigh, kilograms: the ATM of a towed one, the GVM of a motorhome. */
	most: number;
	sleeps: number;
	/** Motorhomes and campervans drive themselves. */
	isTowed: boolean;
}

/** What sentences about a vehicle may speak of. */
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
	/** What is fitted, the plain things first. */
	kit: readonly string[];
	/** What its badge adds to the one below; empty for the plainest. */
	extras: readonly string[];
	/** What `simple_body` says. */
	body: string;
	seats: number;
	fuel: string;
	/** Litres per 100 km; null when it burns nothing or nobody knows. */
	use: number | null;
	/** Litres. */
	tank: number | null;
	/** Kilograms, with brakes. */
	tow: number | null;
	drive: string;
	gearbox: string;
	/** Cubic centimetres. */
	cc: number;
	/** Whether a learner may ride it; motorcycles only. */
	lams: boolean;
	/** Caravans only. */
	van: AboutVan | null;
	/** Where it stands, such as 'Southport'. */
	yard: string;
	story: Story;
}

/** A sentence, or one that depends on the vehicle and may have nothing to say. */
export type Saying = string | ((about: About) => string | null);

/** What comments consist of: one sentence of each list, in this order. */
export interface Sayings {
	/** How it comes to stand here. */
	opening: readonly (readonly Saying[])[];
	/** What it is; these hold for what is still on its way, too. */
	facts: readonly (readonly Saying[])[];
	/** What happens next. */
	closing: readonly (readonly Saying[])[];
	/** Said instead of the opening of what is not here yet. */
	coming: readonly Saying[];
}

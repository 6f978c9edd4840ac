import type { ItemType } from '../../../src/domain/vehicle/item-type.ts';
import type { Body } from '../pictures/catalogue.ts';
import type { DemoVehicle } from './demo-vehicle.ts';
import type { Paint } from './paints.ts';

/** The facts of a variant that every vehicle of it shares. */
export type SharedFacts = Pick<
	DemoVehicle,
	| 'series'
	| 'bodyconfiguration'
	| 'seats'
	| 'doors'
	| 'simple_fuel'
	| 'fuel'
	| 'simple_transmission'
	| 'trans'
	| 'gearnum'
	| 'drive'
	| 'engine_size'
	| 'variant'
	| 'specifications'
> & { item_type: ItemType; simple_body: string };

/** One thing a maker offers, before it is a vehicle on somebody's yard. */
export interface Variant {
	make: string;
	model: string;
	badge: string;
	/** First year it was made, and the last; null while it is. */
	from: number;
	to: number | null;
	/** What it cost new: dollars, with all charges. */
	newPrice: number;
	/** What it costs used, for a collector's piece; worked out from its age and use otherwise. */
	price?: number;
	/** What is said of it, where sentences that suit any vehicle would not do. */
	comments?: string;
	/** The share of its price it keeps over three years. */
	hold: number;
	/** How common it is beside others of its kind. */
	share: number;
	/** What it may be driven in a year, kilometres; null for what has no odometer. */
	yearlyKm: readonly [low: number, high: number] | null;
	picture: Body;
	paints: readonly Paint[];
	/** Starts of its vehicle identification numbers. */
	vinStart: string;
	/** What is fitted, the plain things first. */
	kit: readonly string[];
	/** What its badge adds to the one below; empty for the plainest. */
	extras: readonly string[];
	/** What it may tow with brakes, kilograms; null when nothing. */
	tow: number | null;
	/** Whether a learner may ride it; motorcycles only. */
	lams: boolean;
	facts: SharedFacts;
}

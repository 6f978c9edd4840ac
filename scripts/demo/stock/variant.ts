import type { ItemType } from '../../../src/domain/vehicle/attributes/item-type.ts';
import type { Body } from '../pictures/catalogue.ts';
import type { DemoVehicle } from './demo-vehicle.ts';
import type { Paint } from './paints.ts';

/** Facts that all vehicles of a variant share. */
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

/** A variant of a maker's model, before it becomes a vehicle in a dealer's stock. */
export interface Variant {
	make: string;
	model: string;
	badge: string;
	/** First and last year of manufacture; the last is null while it is still made. */
	from: number;
	to: number | null;
	/** Drive-away price new, dollars. */
	newPrice: number;
	/** Price used, for a collector's vehicle; otherwise it is computed from age and use. */
	price?: number;
	/** Comments of its own, where sentences that suit any vehicle would not do. */
	comments?: string;
	/** Share of its price that it keeps over three years. */
	hold: number;
	/** How common it is among vehicles of its kind. */
	share: number;
	/** Kilometres it may be driven in a year; null for a vehicle without an odometer. */
	yearlyKm: readonly [low: number, high: number] | null;
	picture: Body;
	paints: readonly Paint[];
	/** Prefixes of its vehicle identification numbers. */
	vinStart: string;
	/** Equipment, basic items first. */
	kit: readonly string[];
	/** Equipment that its badge adds to the grade below; empty for the lowest grade. */
	extras: readonly string[];
	/** Greatest towed mass with brakes, kilograms; null when it may not tow. */
	tow: number | null;
	/** Whether a learner may ride it; motorcycles only. */
	lams: boolean;
	facts: SharedFacts;
}

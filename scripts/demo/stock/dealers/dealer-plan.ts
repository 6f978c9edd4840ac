import type { CarType } from '../../../../src/domain/vehicle/attributes/car-type.ts';
import type { Random } from '../random.ts';
import type { Variant } from '../variant.ts';
import type { Sayings } from '../words/about.ts';

/** A location as the dealer's feed describes it. The dealer's configuration says the same; a test compares them. */
export interface Yard {
	id: string;
	name: string;
	/** Its usual name, where `name` is not a place: 'Kewdale'. */
	spokenName?: string;
	slug: string;
	phone: string;
	street: string;
	city: string;
	state: string;
	postcode: string;
	/** For a dealer of several dealerships. */
	dealership?: { id: string; slug: string; name: string };
	/** Share of the stock without a fixed yard that is here. */
	share: number;
}

/** A number of vehicles of one condition, chosen from some of the makers' variants. */
export interface Section {
	car_type: CarType;
	count: number;
	from: readonly Variant[];
	/** Name of the yard that has them; any yard when left out. */
	yard?: string;
}

/** The make-up of a dealer's stock. Nothing in it depends on the day. */
export interface DealerPlan {
	slug: string;
	/** Base address of its documents. */
	site: string;
	firstId: number;
	yards: readonly [Yard, ...Yard[]];
	sections: readonly Section[];
	/** Stock number of its n-th vehicle. */
	stockNumber: (n: number, car_type: CarType, yard: Yard) => string;
	/** A number plate of its state, from a series that has not been issued, so that it belongs to no real car. */
	plate: (random: Random) => string;
	/** The lender whose figures its site shows, then others that are in its feed. */
	lenders: readonly [string, ...string[]];
	payments: readonly string[];
	/** Whether used Toyotas may be certified. */
	certifies: boolean;
	/** Whether vehicles are available by subscription. */
	subscribes: boolean;
	/** Previous owners of its used vehicles, as 'a nurse in Highton'. */
	lastOwners: readonly string[];
	/** Suburbs of private sellers. */
	sellers: readonly (readonly [suburb: string, postcode: string])[];
	/** The sentences its comments are made of. */
	sayings: Record<CarType, Sayings>;
}

import type { CarType } from '../../../../src/domain/vehicle/car-type.ts';
import type { Random } from '../random.ts';
import type { Variant } from '../variant.ts';
import type { Sayings } from '../words/about.ts';

/** Where a vehicle stands, as its feed tells it. The dealer's configuration says the same; a test compares them. */
export interface Yard {
	id: string;
	name: string;
	/** What people call it, where its name is no place: 'Kewdale'. */
	spokenName?: string;
	slug: string;
	phone: string;
	street: string;
	city: string;
	state: string;
	postcode: string;
	/** For a dealer of several dealerships. */
	dealership?: { id: string; slug: string; name: string };
	/** How much of the stock that may stand anywhere stands here. */
	share: number;
}

/** So many vehicles of one condition, out of some of what the makers offer. */
export interface Section {
	car_type: CarType;
	count: number;
	from: readonly Variant[];
	/** The yard that has them, by name; any of them when left out. */
	yard?: string;
}

/** What a dealer's stock is made of. Nothing here depends on the day. */
export interface DealerPlan {
	slug: string;
	/** Where its documents are. */
	site: string;
	firstId: number;
	yards: readonly [Yard, ...Yard[]];
	sections: readonly Section[];
	/** The number on the windscreen of its n-th vehicle. */
	stockNumber: (n: number, car_type: CarType, yard: Yard) => string;
	/** A plate of its state, of a series that has not been issued, so that it is nobody's. */
	plate: (random: Random) => string;
	/** The lender whose figures its site shows, then others that its feed carries. */
	lenders: readonly [string, ...string[]];
	payments: readonly string[];
	/** Whether used Toyotas may be certified. */
	certifies: boolean;
	/** Whether vehicles can be had by subscription. */
	subscribes: boolean;
	/** Who has had its used vehicles before, as 'a nurse in Highton'. */
	lastOwners: readonly string[];
	/** Where people who sell through the dealer live. */
	sellers: readonly (readonly [suburb: string, postcode: string])[];
	/** What its texts consist of, sentence by sentence. */
	sayings: Record<CarType, Sayings>;
}

import type { z } from 'zod';
import { locationDealership } from '../domain/dealer/location-dealership.ts';
import { DEFAULT_STATE, STATES, type State } from '../domain/place/states.ts';
import type { DealerSchema } from './dealer-schema.ts';
import type { DealershipOptions } from './dealership-options.ts';

type Parsed = z.output<typeof DealerSchema>;
type Declared = Parsed['dealerships'][number];

/** A dealership with the options that apply to its vehicles: its own, else the site's. */
export type Dealership = Omit<Declared, keyof DealershipOptions> & DealershipOptions;

/** A dealer's configuration, parsed and complete with all defaults. */
export type Dealer = Omit<Parsed, 'id' | 'state' | 'time_zone' | 'dealerships'> & {
	id: string;
	state: State;
	time_zone: string;
	/** At least one: a dealer without declared dealerships is a single dealership itself. */
	dealerships: readonly [Dealership, ...Dealership[]];
};

/**
 * Fills in defaults that depend on other options: id, state, time zone, the dealerships of locations, and the only dealership where none is
 * declared.
 */
export function completeDealer(parsed: Parsed, declared: readonly Dealership[]): Dealer {
	const state = parsed.state ?? parsed.address.state ?? DEFAULT_STATE;
	const id = parsed.id ?? parsed.slug;
	const [first, ...others] = declared;
	return {
		...parsed,
		locations: parsed.locations.map((location) => ({
			...location,
			dealership_slug: locationDealership(location, declared),
		})),
		id,
		state,
		time_zone: parsed.time_zone ?? STATES[state].time_zone,
		dealerships: first ? [first, ...others] : [onlyDealership(parsed, id)],
	};
}

function onlyDealership(
	{ slug, name, features, buttons, phones, pricing, tags, loan_terms }: Parsed,
	id: string,
): Dealership {
	return {
		id,
		slug,
		name,
		average_rating: null,
		review_count: null,
		features,
		buttons,
		phones,
		pricing,
		tags,
		loan_terms,
	};
}

/** The dealership of a vehicle, whose options apply to it: the named one, else the dealer's first. */
export function dealershipOf(dealer: Dealer, dealershipSlug: string | null): Dealership {
	return dealer.dealerships.find(({ slug }) => slug === dealershipSlug) ?? dealer.dealerships[0];
}

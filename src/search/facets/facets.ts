import { CAR_TYPES } from '../../domain/vehicle/attributes/car-type.ts';
import { ITEM_TYPES } from '../../domain/vehicle/attributes/item-type.ts';
import { BUILD_YEARS, MOST_KILOMETRES } from '../../domain/vehicle/attributes/plausible-limits.ts';
import type { ListFacet, RangeFacet } from './facet.ts';

/** The maximum number of listed values for facets without a limit in the specification. */
const LIMIT = 100;

/** How many values of a facet an answer counts: the most frequent ones. Part of the index settings. */
export const MOST_COUNTED = 200;

/** Values shown before 'Show All' (FACETS-047). */
export const VALUES_SHOWN = 7;

const list = (label: string, overrides: Partial<ListFacet> = {}): ListFacet => ({
	kind: 'list',
	label,
	limit: LIMIT,
	order: 'count',
	match: 'any',
	values: null,
	items: ITEM_TYPES,
	...overrides,
});

const range = (
	label: string,
	overrides: Pick<RangeFacet, 'unit' | 'most'> & Partial<RangeFacet>,
): RangeFacet => ({
	kind: 'range',
	label,
	least: 0,
	sliderFrom: null,
	roundTo: 1,
	hasOpenEnd: false,
	step: null,
	items: ITEM_TYPES,
	...overrides,
});

const ON_ROAD = ['car', 'motorcycle'] as const;

/**
 * The facets whose values are ticked. The key is the attribute of the search document and the parameter of the address at once
 * (SEARCHURL-019). Addresses, chips and labels keep this order. In a sentence, a name that several facets have means the last of them.
 */
export const LIST_FACETS = {
	make: list('Make', { order: 'make' }),
	/** 'Toyota Corolla' as one value, for the models under a make (resolution 23). */
	make_model: list('Model', { limit: 30 }),
	model: list('Model', { limit: 30 }),
	badge: list('Badge'),
	car_type: list('Condition', { order: 'fixed', values: CAR_TYPES }),
	item_type: list('Type', { order: 'fixed', values: ITEM_TYPES }),
	body: list('Body'),
	/** Brackets of the shown price, '10000:20000'; the top one is open, '100000:'. */
	price_range: list('Price bracket', { order: 'number' }),
	fuel: list('Fuel', { items: ON_ROAD }),
	drive: list('Drive', { items: ['car'] }),
	transmission: list('Transmission', { items: ON_ROAD }),
	seats: list('Seats', { order: 'number', items: ['car'] }),
	colour: list('Colour'),
	location_name: list('Location'),
	dealership_name: list('Dealership', { limit: 40 }),
	city: list('City', { limit: 20 }),
	state: list('State'),
	filtered_features: list('Features', { match: 'all' }),
	/** The dealer's named searches, by their labels (resolution 41). */
	categories: list('Categories'),
	/** How many people a caravan sleeps. */
	sleeps: list('Sleeps', { order: 'number', items: ['caravan'] }),
	learner_approved: list('Learner approved', {
		kind: 'flag',
		order: 'fixed',
		values: ['true'],
		items: ['motorcycle'],
	}),
	certified: list('Certified', { kind: 'flag', order: 'fixed', values: ['true'] }),
	tag: list('Tag'),
	status: list('Availability'),
} as const satisfies Record<string, ListFacet>;

/** The facets with numbers. Dollars are whole; prices are those a card shows (resolution 22). */
export const RANGE_FACETS = {
	price: range('Price', {
		unit: 'dollars',
		// Above the price of any listed car: a higher maximum leaves the range open.
		most: 2_000_000,
		sliderFrom: 5000,
		roundTo: 1000,
		hasOpenEnd: true,
	}),
	weekly_price_range: range('Weekly estimate', {
		unit: 'dollars-a-week',
		most: 10_000,
		hasOpenEnd: true,
	}),
	subscription_price: range('Subscription', { unit: 'subscription', most: 10_000, hasOpenEnd: true }),
	year: range('Year', { unit: 'year', ...BUILD_YEARS, step: 1 }),
	km: range('Kilometres', {
		unit: 'kilometres',
		most: MOST_KILOMETRES,
		sliderFrom: 0,
		roundTo: 1000,
		hasOpenEnd: true,
		items: ON_ROAD,
	}),
	body_length: range('Length', { unit: 'feet', most: 100, step: 1, items: ['caravan'] }),
	/** Compared with the towing limit of a vehicle. */
	aggregate_trailer_mass: range('ATM', {
		unit: 'kilograms',
		most: 20_000,
		roundTo: 100,
		items: ['caravan'],
	}),
	tare_weight: range('Tare', { unit: 'kilograms', most: 20_000, roundTo: 100, items: ['caravan'] }),
	engine_capacity: range('Engine size', {
		unit: 'cubic-centimetres',
		most: 10_000,
		roundTo: 50,
		items: ['motorcycle'],
	}),
} as const satisfies Record<string, RangeFacet>;

/** The facets of FACETS-001 to FACETS-027, and those of caravans and motorcycles. */
export const FACETS = { ...LIST_FACETS, ...RANGE_FACETS };

/** The names of the facets that are ticked in a list, of those with a lower and an upper bound, and of all. */
export type ListFacetName = keyof typeof LIST_FACETS;
export type RangeFacetName = keyof typeof RANGE_FACETS;
export type FacetName = keyof typeof FACETS;

/** The same names as values, in the order of addresses, chips and labels. */
export const LIST_FACET_NAMES = Object.keys(LIST_FACETS) as ListFacetName[];
export const RANGE_FACET_NAMES = Object.keys(RANGE_FACETS) as RangeFacetName[];

/** Whether a text, such as a parameter's name, names a facet whose values are ticked. */
export function isListFacet(name: string): name is ListFacetName {
	return Object.hasOwn(LIST_FACETS, name);
}

/** Whether a text, such as a parameter's name, names a facet with numbers. */
export function isRangeFacet(name: string): name is RangeFacetName {
	return Object.hasOwn(RANGE_FACETS, name);
}

import { isPostcodeOf } from '../../domain/place/postcodes.ts';
import { STATES } from '../../domain/place/states.ts';
import type { Check, Finding } from './check.ts';

/** The ids and slugs of locations and of dealerships are unique. */
export const distinctLocations: Check = {
	name: 'distinct-places',
	check: ({ dealer }) => [
		...repeated('locations', 'slug', dealer.locations),
		...repeated('locations', 'id', dealer.locations),
		...repeated('dealerships', 'slug', dealer.dealerships),
		...repeated('dealerships', 'id', dealer.dealerships),
	],
};

/** At least one location is visible; at most one is the primary location, and it is visible. */
export const onePrimaryLocation: Check = {
	name: 'one-primary-location',
	check: ({ dealer: { locations } }) => {
		const option = 'locations';
		const primary = locations.filter((location) => location.primary);
		if (primary.length > 1) {
			const found = primary.map(({ slug }) => slug).join(', ');
			return [{ option, message: `expected one primary location, found ${found}` }];
		}
		if (primary.some(({ visible }) => !visible)) {
			return [
				{ option, message: `expected the primary location to be visible, found ${primary[0]?.slug} hidden` },
			];
		}
		return locations.some(({ visible }) => visible)
			? []
			: [{ option, message: 'expected at least one visible location, found all hidden' }];
	},
};

/** The dealership of each location exists, and its id and slug agree; one of them is required where there are several dealerships. */
export const locationsHaveADealership: Check = {
	name: 'locations-have-a-dealership',
	check: ({ dealer }) => {
		const { dealerships } = dealer;
		const slugs = dealerships.map(({ slug }) => slug);
		return dealer.locations.flatMap(({ dealership_slug, dealership_id }, index): Finding[] => {
			const option = `locations[${index}].dealership`;
			const found = (value: string | undefined) => (value === undefined ? 'nothing' : JSON.stringify(value));
			const ofId = dealerships.find(({ id }) => id === dealership_id);
			if (dealership_id !== undefined && !ofId) {
				const ids = dealerships.map(({ id }) => id).join(', ');
				return [{ option: `${option}_id`, message: `expected one of ${ids}, found ${found(dealership_id)}` }];
			}
			if (dealership_slug === undefined ? slugs.length > 1 : !slugs.includes(dealership_slug)) {
				const message = `expected one of ${slugs.join(', ')}, found ${found(dealership_slug)}`;
				return [{ option: `${option}_slug`, message }];
			}
			if (ofId && ofId.slug !== dealership_slug) {
				const message = `expected ${ofId.slug}, whose id is ${ofId.id}, found ${found(dealership_slug)}`;
				return [{ option: `${option}_slug`, message }];
			}
			return [];
		});
	},
};

/** Dealerships named in options exist: a misspelt one would silently match nothing. */
export const knownDealerships: Check = {
	name: 'known-dealerships',
	check: ({ dealer: { dealerships, features, finance, forms } }) => {
		const slugs = dealerships.map(({ slug }) => slug);
		const lists: [string, readonly string[]][] = [
			[
				'features.trade_in.exclude_dealerships',
				features.trade_in ? features.trade_in.exclude_dealerships : [],
			],
			['finance.exclude_dealerships', finance ? finance.exclude_dealerships : []],
			...forms.routes.map((route, index): [string, string[]] => [
				`forms.routes[${index}].dealerships`,
				route.dealerships,
			]),
		];
		return lists.flatMap(([option, names]) =>
			names.flatMap((name, index) =>
				slugs.includes(name)
					? []
					: [
							{
								option: `${option}[${index}]`,
								message: `expected one of ${slugs.join(', ')}, found ${JSON.stringify(name)}`,
							},
						],
			),
		);
	},
};

/** Postcodes lie in the state they are given with. */
export const postcodesMatchStates: Check = {
	name: 'postcodes-match-states',
	check: ({ dealer }) => {
		const places = [
			{ option: 'address', address: dealer.address },
			...dealer.locations.map(({ address }, index) => ({ option: `locations[${index}].address`, address })),
		];
		return places.flatMap(({ option, address }) => {
			const state = address.state ?? dealer.state;
			return isPostcodeOf(address.postcode, state)
				? []
				: [
						{
							option: `${option}.postcode`,
							message: `expected a postcode in ${STATES[state].label}, found ${address.postcode}`,
						},
					];
		});
	},
};

function repeated<Key extends string>(
	list: string,
	key: Key,
	items: readonly Record<Key, string>[],
): Finding[] {
	return items.flatMap((item, index) =>
		items.findIndex((other) => other[key] === item[key]) === index
			? []
			: [
					{
						option: `${list}[${index}].${key}`,
						message: `expected another ${key}, found ${JSON.stringify(item[key])} a second time`,
					},
				],
	);
}

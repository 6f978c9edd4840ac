import type { ItemType } from '../../domain/vehicle/item-type.ts';
import { FACETS, type FacetName } from './facets.ts';

/** The control in a section of the sidebar: brand cards with their models, checkboxes, one switch, or a slider. */
export type SidebarControl = 'brands' | 'checkboxes' | 'switch' | 'slider';

export interface SidebarSection {
	facet: FacetName;
	title: string;
	control: SidebarControl;
	/** Whether it is initially open. */
	isOpen: boolean;
}

/** The properties of a site that decide which sections it has. */
export interface SidebarSettings {
	/** The kinds of vehicle the site has in stock. */
	item_types: readonly ItemType[];
	/** Numbers of distinct values in the stock. */
	dealerships: number;
	locations: number;
	cities: number;
	states: number;
	/** Whether any vehicle of the stock shows a weekly estimate (FACETS-025). */
	weekly_estimate: boolean;
	subscription: boolean;
	/** Whether vehicles may be certified. */
	certified: boolean;
	/** Number of the dealer's named searches (resolution 41). */
	categories: number;
}

const ALWAYS = () => true;

/** The sections in order, each with the condition under which a site has it. */
const SECTIONS: readonly { facet: FacetName; isOpen?: true; isOn: (settings: SidebarSettings) => boolean }[] =
	[
		{ facet: 'item_type', isOpen: true, isOn: ({ item_types }) => item_types.length > 1 },
		{ facet: 'price', isOpen: true, isOn: ALWAYS },
		{ facet: 'make', isOpen: true, isOn: ALWAYS },
		{ facet: 'car_type', isOpen: true, isOn: ALWAYS },
		{ facet: 'body', isOn: ALWAYS },
		{ facet: 'sleeps', isOpen: true, isOn: ALWAYS },
		{ facet: 'body_length', isOpen: true, isOn: ALWAYS },
		{ facet: 'aggregate_trailer_mass', isOpen: true, isOn: ALWAYS },
		{ facet: 'tare_weight', isOn: ALWAYS },
		{ facet: 'learner_approved', isOpen: true, isOn: ALWAYS },
		{ facet: 'engine_capacity', isOpen: true, isOn: ALWAYS },
		{ facet: 'year', isOn: ALWAYS },
		{ facet: 'km', isOn: ALWAYS },
		{ facet: 'fuel', isOn: ALWAYS },
		{ facet: 'drive', isOn: ALWAYS },
		{ facet: 'transmission', isOn: ALWAYS },
		{ facet: 'seats', isOn: ALWAYS },
		{ facet: 'colour', isOn: ALWAYS },
		{ facet: 'location_name', isOn: ({ locations }) => locations > 1 },
		{ facet: 'dealership_name', isOn: ({ dealerships }) => dealerships > 1 },
		{ facet: 'city', isOn: ({ cities }) => cities > 1 },
		{ facet: 'state', isOn: ({ states }) => states > 1 },
		{ facet: 'weekly_price_range', isOn: ({ weekly_estimate }) => weekly_estimate },
		{ facet: 'subscription_price', isOn: ({ subscription }) => subscription },
		{ facet: 'filtered_features', isOn: ALWAYS },
		{ facet: 'badge', isOn: ALWAYS },
		{ facet: 'categories', isOn: ({ categories }) => categories > 0 },
		{ facet: 'certified', isOn: ({ certified }) => certified },
		{ facet: 'tag', isOn: ALWAYS },
		{ facet: 'status', isOn: ALWAYS },
	];

/**
 * The sections of a site's filter sidebar, in order (FACETS-028 to FACETS-035). A facet that does not apply to what the site sells, such
 * as the fuel of a caravan, has none; models are listed under their makes.
 */
export function sidebarSections(settings: SidebarSettings): SidebarSection[] {
	return SECTIONS.filter(
		({ facet, isOn }) =>
			isOn(settings) &&
			settings.item_types.some((item) => FACETS[facet].items.some((other) => other === item)),
	).map(({ facet, isOpen = false }) => ({
		facet,
		title: facet === 'make' ? 'Make and model' : FACETS[facet].label,
		control: controlOf(facet),
		isOpen,
	}));
}

function controlOf(facet: FacetName): SidebarControl {
	if (facet === 'make') return 'brands';
	switch (FACETS[facet].kind) {
		case 'list':
			return 'checkboxes';
		case 'flag':
			return 'switch';
		case 'range':
			return 'slider';
	}
}

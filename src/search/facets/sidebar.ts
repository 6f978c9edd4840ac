import type { ItemType } from '../../domain/vehicle/attributes/item-type.ts';
import { FACETS, type FacetName } from './facets.ts';

/** The control in a section of the sidebar: brand cards with their models, checkboxes, one switch, or a slider. */
export type SidebarControl = 'brands' | 'checkboxes' | 'switch' | 'slider';

/** A facet of the sidebar with its control. */
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

/** Facets without a section of their own: models are listed under their makes, and brackets of prices are links, not filters. */
type WithoutSection = 'model' | 'make_model' | 'price_range';

interface SectionOptions {
	isOpen?: true;
	/** The condition under which a site has the section; always by default. */
	isOn?: (settings: SidebarSettings) => boolean;
}

/** The sections in order. Complete by type: a new facet needs its position here. */
const SECTIONS: Readonly<Record<Exclude<FacetName, WithoutSection>, SectionOptions>> = {
	item_type: { isOpen: true, isOn: ({ item_types }) => item_types.length > 1 },
	price: { isOpen: true },
	weekly_price_range: { isOn: ({ weekly_estimate }) => weekly_estimate },
	make: { isOpen: true },
	car_type: { isOpen: true },
	body: {},
	sleeps: { isOpen: true },
	body_length: { isOpen: true },
	aggregate_trailer_mass: { isOpen: true },
	tare_weight: {},
	learner_approved: { isOpen: true },
	engine_capacity: { isOpen: true },
	year: {},
	km: {},
	fuel: {},
	drive: {},
	transmission: {},
	seats: {},
	colour: {},
	location_name: { isOn: ({ locations }) => locations > 1 },
	dealership_name: { isOn: ({ dealerships }) => dealerships > 1 },
	city: { isOn: ({ cities }) => cities > 1 },
	state: { isOn: ({ states }) => states > 1 },
	subscription_price: { isOn: ({ subscription }) => subscription },
	filtered_features: {},
	badge: {},
	categories: { isOn: ({ categories }) => categories > 0 },
	certified: { isOn: ({ certified }) => certified },
	tag: {},
	status: {},
};

const SECTION_FACETS = Object.keys(SECTIONS) as (keyof typeof SECTIONS)[];

/**
 * The sections of a site's filter sidebar, in order (FACETS-028 to FACETS-035). A facet that does not apply to what the site sells, such
 * as the fuel of a caravan, has none; models are listed under their makes.
 */
export function sidebarSections(settings: SidebarSettings): SidebarSection[] {
	return SECTION_FACETS.filter(
		(facet) =>
			(SECTIONS[facet].isOn?.(settings) ?? true) &&
			settings.item_types.some((item) => FACETS[facet].items.some((other) => other === item)),
	).map((facet) => ({
		facet,
		title: facet === 'make' ? 'Make and model' : FACETS[facet].label,
		control: controlOf(facet),
		isOpen: SECTIONS[facet].isOpen ?? false,
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

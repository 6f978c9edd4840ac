import { describe, expect, test } from 'vitest';
import { type SidebarSettings, sidebarSections } from './sidebar.ts';

const YARD: SidebarSettings = {
	item_types: ['car'],
	dealerships: 1,
	locations: 1,
	cities: 1,
	states: 1,
	weekly_estimate: false,
	subscription: false,
	certified: false,
	categories: 0,
};
const facets = (differences: Partial<SidebarSettings>) =>
	sidebarSections({ ...YARD, ...differences }).map(({ facet }) => facet);

describe('the sections of the filter sidebar (FACETS-028)', () => {
	test('FACETS-031: price, km and year are sliders', () => {
		const sliders = sidebarSections(YARD).filter(({ control }) => control === 'slider');
		expect(sliders.map(({ facet }) => facet)).toEqual(['price', 'year', 'km']);
	});

	test('FACETS-033: makes are brand cards with their models', () => {
		expect(sidebarSections(YARD).find(({ facet }) => facet === 'make')).toMatchObject({
			title: 'Make and model',
			control: 'brands',
		});
		expect(facets({})).not.toContain('model');
	});

	test.each<[setting: Partial<SidebarSettings>, section: string]>([
		[{ cities: 2 }, 'city'],
		[{ dealerships: 2 }, 'dealership_name'],
		[{ locations: 2 }, 'location_name'],
		[{ states: 2 }, 'state'],
		[{ weekly_estimate: true }, 'weekly_price_range'],
		[{ subscription: true }, 'subscription_price'],
		[{ certified: true }, 'certified'],
		[{ categories: 1 }, 'categories'],
		[{ item_types: ['car', 'motorcycle'] }, 'item_type'],
	])('%o brings the section %s', (setting, section) => {
		expect(facets({})).not.toContain(section);
		expect(facets(setting)).toContain(section);
	});

	test.each([
		['caravan', ['sleeps', 'body_length', 'aggregate_trailer_mass', 'tare_weight']],
		['motorcycle', ['learner_approved', 'engine_capacity']],
	] as const)('the sidebar of a %s dealer has the facets of its trade', (item, sections) => {
		expect(facets({ item_types: [item] })).toEqual(expect.arrayContaining([...sections]));
		for (const section of sections) expect(facets({})).not.toContain(section);
	});

	test('the sidebar of a caravan dealer has no engine facets', () => {
		const engine = ['fuel', 'drive', 'transmission', 'seats', 'km'];
		expect(facets({ item_types: ['caravan'] }).filter((facet) => engine.includes(facet))).toEqual([]);
		expect(facets({ item_types: ['car'] }).filter((facet) => engine.includes(facet))).toHaveLength(5);
	});
});

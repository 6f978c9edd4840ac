import { describe, expect, test } from 'vitest';
import { FEATURES, siteOf } from '../../tests/fixtures/sites/showroom-site.ts';
import type { LeadPageData } from '../features/forms/embed/form-data.ts';
import type { AccessoriesData, ModelData, ModelsData, ModelsMenuData } from '../features/models/page-data.ts';
import type { PartsData } from '../features/service/page-data.ts';

describe('models', () => {
	const site = siteOf(
		{
			models: [
				{ accessories_count: 3 },
				{ name: 'Finance', slug: 'finance', manufacturer_body: 'hatch' },
				{ name: 'Sequoia', slug: 'sequoia', status: 'coming_soon', override_url: '/big/sequoia' },
				{ name: 'Tarago', slug: 'tarago', status: 'discontinued' },
			],
		},
		{
			manufacturer: 'Toyota',
			finance: { provider: 'manual' },
			features: {
				...FEATURES,
				models: { categories: { 'SUVs & 4WDs': ['suv'], Cars: ['hatch'] } },
				service_advantage: {},
			},
		},
	);

	test('have their own address and one below /models; fixed pages have priority (resolution 153)', () => {
		expect(site.paths).toEqual(
			expect.arrayContaining(['/rav4', '/models/rav4', '/models/finance', '/big/sequoia', '/models/sequoia']),
		);
		expect(site.page('/finance')?.kind).toBe('finance');
		expect(site.page('/rav4')?.sitemap).toBe('pages');
		expect(site.page('/models/rav4')?.sitemap).toBeNull();
		expect(site.page('/models/finance')?.sitemap).toBe('pages');
	});

	test('are grouped by category in the menu, with label, Explore and Our Stock (MODELS-017)', () => {
		const { categories, tiles } = site.data<ModelsMenuData>('/models/menu');
		expect(categories.map(({ label, count }) => `${label} ${count}`)).toEqual([
			'Cars 1',
			'SUVs & 4WDs 2',
			'Upcoming 1',
			'Discontinued 1',
		]);
		expect(tiles.map(({ name, label }) => [name, label])).toEqual([
			['RAV4', 'All-New'],
			['Finance', 'All-New'],
			['Sequoia', 'Upcoming'],
			['Tarago', null],
		]);
		expect(tiles.map(({ explore }) => explore)).toEqual([
			'/rav4',
			'/models/finance',
			'/big/sequoia',
			'/tarago',
		]);
		expect(tiles.slice(0, 2).map(({ stock }) => stock)).toEqual([
			'/search/toyota/rav4?car_type=new',
			'/search/new-cars?make=Toyota&make_model=Toyota+Finance',
		]);
	});

	test('are each in the list once', () => {
		const { sections } = site.data<ModelsData>('/models');
		expect(sections.map(({ title, tiles }) => [title, tiles.map(({ name }) => name)])).toEqual([
			['Cars', ['Finance']],
			['SUVs & 4WDs', ['RAV4', 'Sequoia']],
			['Discontinued', ['Tarago']],
		]);
		expect(sections[1]?.tiles[0]?.keys).toContain('suv');
	});

	test('can be quoted, but not a discontinued one (MODELS-005)', () => {
		const { form } = site.data<LeadPageData>('/models/get-quote');
		expect(form.models.map(({ slug }) => slug)).toEqual(['rav4', 'finance', 'sequoia']);
		expect(form.hidden).toContainEqual({ name: 'Vehicle Make', value: 'Toyota' });
	});

	test('have accessories where there are any (MODELS-007, MODELS-022)', () => {
		expect(site.paths.filter((path) => path.endsWith('/accessories'))).toEqual(['/rav4/accessories']);
		expect(site.data<AccessoriesData>('/rav4/accessories').note).toContain('There are 3:');
		const { accessories } = site.data<PartsData>('/vehicle-parts-and-accessories');
		expect(accessories.map(({ name, href }) => [name, href])).toEqual([['RAV4', '/rav4/accessories']]);
	});

	test('have their highest service price (SERVICE-011 to SERVICE-015)', () => {
		const { advantage } = site.data<ModelData>('/rav4');
		expect(advantage?.title).toBe('Toyota Service Advantage');
		expect(advantage?.badge).toBe('UP TO $260 per Service');
		expect(advantage?.book).toEqual({ label: 'Book a Service', href: '/genuine-service' });
	});

	test.each(['/big/sequoia', '/tarago'])('%s, upcoming or discontinued, has no service price', (path) => {
		expect(site.data<ModelData>(path).advantage).toBeNull();
	});
});

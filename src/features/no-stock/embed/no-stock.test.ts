import { describe, expect, test } from 'vitest';
import type { StockGroup } from '../../../site/groups/stock-groups.ts';
import { knownWithoutStock } from './no-stock.ts';

const group = (name: string, slug: string): StockGroup => ({ name, slug, vehicles: [], within: [] });
const slugs = (site: { makes: StockGroup[]; bodies: StockGroup[] }) =>
	knownWithoutStock(site).map(({ slug }) => slug);

describe('known makes and bodies without stock', () => {
	test('are those the product knows, except those with a list', () => {
		const found = slugs({ makes: [group('Kia', 'kia')], bodies: [group('SUV', 'suv')] });
		expect(found).toEqual(expect.arrayContaining(['ferrari', 'toyota', 'ute', 'caravan']));
		expect(found).not.toContain('kia');
		expect(found).not.toContain('suv');
	});

	test('have one address each, even where several keys share a body', () => {
		const found = slugs({ makes: [], bodies: [] });
		expect(found.filter((slug) => slug === 'hatch')).toHaveLength(1);
		expect(new Set(found).size).toBe(found.length);
	});

	test('have the names of vehicles as search values', () => {
		const known = knownWithoutStock({ makes: [], bodies: [] });
		expect(known).toContainEqual({ facet: 'make', name: 'Alfa Romeo', slug: 'alfa-romeo' });
		expect(known).toContainEqual({ facet: 'body', name: 'People mover', slug: 'people-mover' });
	});
});

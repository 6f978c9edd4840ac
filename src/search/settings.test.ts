import { describe, expect, test } from 'vitest';
import { aDocument } from '../../tests/fixtures/search/search-document.ts';
import { FLAG_FIELDS, NUMBER_FIELDS, TEXT_FIELDS } from '../domain/list/selection.ts';
import { FACETS, RANGE_FACET_NAMES } from './facets/facets.ts';
import { INDEX_NAME, INDEX_SETTINGS } from './settings.ts';
import { SORTS } from './sorts.ts';

const rules = (attribute: string) =>
	INDEX_SETTINGS.filterableAttributes.filter(({ attributePatterns }) =>
		attributePatterns.some((name) => name === attribute),
	);

test('the index is Car_production, by custom rank descending (RESULTS-019)', () => {
	expect(INDEX_NAME).toBe('Car_production');
	expect(INDEX_SETTINGS.rankingRules.filter((rule) => rule.includes(':'))).toEqual([
		'rank:desc',
		'created_at:desc',
		'id:asc',
	]);
});

test('a chosen order ranks above relevance', () => {
	expect(INDEX_SETTINGS.rankingRules[0]).toBe('sort');
});

describe('every attribute the settings name', () => {
	test.each([
		...INDEX_SETTINGS.searchableAttributes,
		...INDEX_SETTINGS.sortableAttributes,
		...INDEX_SETTINGS.filterableAttributes.flatMap(({ attributePatterns }) => attributePatterns),
	])('%s is one of a document', (attribute) => {
		expect(Object.keys(aDocument())).toContain(attribute);
	});
});

test.each(Object.keys(FACETS))('the facet %s can be narrowed, by one rule only', (facet) => {
	expect(rules(facet)).toHaveLength(1);
});

test.each(RANGE_FACET_NAMES)('the facet %s is compared by size', (facet) => {
	expect(rules(facet)[0]?.features.filter.comparison).toBe(true);
});

test.each(Object.values(SORTS).flatMap(({ order }) => (order === null ? [] : [order.by])))(
	'the index can be ordered by %s',
	(by) => {
		expect(INDEX_SETTINGS.sortableAttributes).toContain(by);
	},
);

test.each([...TEXT_FIELDS, ...FLAG_FIELDS])('a dealer’s selection may name the values of %s', (field) => {
	expect(rules(field)).toHaveLength(1);
});

test.each(NUMBER_FIELDS)('a dealer’s selection may compare %s by size', (field) => {
	expect(rules(field)[0]?.features.filter.comparison).toBe(true);
});

test('synonyms apply in both directions, except from a plural to its singular', () => {
	const synonyms = INDEX_SETTINGS.synonyms;
	const inBoth = Object.entries(synonyms).filter(([text]) => !text.endsWith(' cabs'));
	for (const [text, others] of inBoth) for (const other of others) expect(synonyms[other]).toContain(text);
	expect(synonyms.cx5).toEqual(['cx 5']);
	expect(synonyms['crew cabs']).toContain('dual cab');
	expect(synonyms['dual cab']).not.toContain('crew cabs');
});

import { describe, expect, test } from 'vitest';
import { aParsedDealer } from '../../../tests/fixtures/config/a-dealer.ts';
import { CHECKS, checkDealer } from '../check-dealer.ts';
import { isTemplateName, TEMPLATES, type TemplateName } from './index.ts';

const NAMES = Object.keys(TEMPLATES).filter(isTemplateName);

/** Every option that is set in a group of options, such as `theme.colours.primary`. A list counts as one option. */
function optionsIn(value: unknown, path = ''): string[] {
	const isGroup = typeof value === 'object' && value !== null && !Array.isArray(value);
	if (!isGroup || Object.keys(value).length === 0) return [path];
	return Object.entries(value).flatMap(([key, inner]) => optionsIn(inner, path ? `${path}.${key}` : key));
}

/** The options in which two dealers differ. */
function differences(a: object, b: object): string[] {
	const at = (value: object, path: string) =>
		path
			.split('.')
			.reduce<unknown>((inner, key) => (inner as Record<string, unknown> | undefined)?.[key], value);
	return [...new Set([...optionsIn(a), ...optionsIn(b)])].filter(
		(path) => JSON.stringify(at(a, path)) !== JSON.stringify(at(b, path)),
	);
}

describe.each(NAMES)('the template %s', (template) => {
	test('passes every check with the minimal options', () => {
		const dealer = aParsedDealer({ template });
		expect(dealer.template).toBe(template);
		expect(checkDealer(dealer, '/no-such-folder')).toEqual([]);
		expect(CHECKS.length).toBeGreaterThan(10);
	});

	test.each(NAMES.filter((other) => other !== template))(
		'differs from %s in preset options only',
		(other) => {
			const preset = [...optionsIn(TEMPLATES[template]), ...optionsIn(TEMPLATES[other])];
			const isPreset = (path: string) =>
				preset.some(
					(option) => path === option || path.startsWith(`${option}.`) || option.startsWith(`${path}.`),
				);
			// A dealership copies the site's options; they are compared with the site's.
			const { dealerships: _a, template: _b, ...one } = aParsedDealer({ template });
			const { dealerships: _c, template: _d, ...two } = aParsedDealer({ template: other });
			const different = differences(one, two);
			expect(different).not.toHaveLength(0);
			expect(different.filter((path) => !isPreset(path))).toEqual([]);
		},
	);
});

test('two dealers on one template share a theme and have their own names (CONFIG-002)', () => {
	const coast = aParsedDealer({ template: 'group' });
	const other = aParsedDealer({ template: 'group', slug: 'other', name: 'Other Motors' });
	expect(other.theme).toEqual(coast.theme);
	expect(other.menus).toEqual(coast.menus);
	expect(differences(coast, other).filter((path) => !path.startsWith('dealerships'))).toEqual([
		'slug',
		'name',
		'id',
	]);
});

test('a dealer of a group differs from another of it by the options of its own folder (BRAND-002, CONFIG-005)', () => {
	const group = { template: 'group', dealership_group: 'Coast Group' } as const;
	const coast = aParsedDealer(group);
	const other = aParsedDealer({ ...group, slug: 'other', buttons: { labels: { enquire: 'Message Now' } } });
	expect(coast.buttons.labels.enquire).toBe('Enquire');
	expect(other.buttons.labels.enquire).toBe('Message Now');
	expect(differences(coast, other).filter((path) => !/^(dealerships|slug|id)/.test(path))).toEqual([
		'buttons.labels.enquire',
	]);
});

test.each<[string, boolean]>([
	['plain', true],
	['used-online', true],
	['Plain', false],
	['', false],
	['constructor', false],
])('%o is the name of a template: %s', (name, expected) => {
	expect(isTemplateName(name)).toBe(expected);
	expect(isTemplateName([name])).toBe(false);
});

test.each<[TemplateName, string[]]>([
	['plain', ['car']],
	['caravans', ['caravan']],
	['motorcycles', ['motorcycle']],
])('%s sells %j (ITEMTYPES-002)', (template, item_types) => {
	expect(aParsedDealer({ template }).stock.item_types).toEqual(item_types);
});

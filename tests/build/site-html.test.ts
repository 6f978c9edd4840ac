import { join } from 'node:path';
import { HtmlValidate } from 'html-validate';
import { DomUtils, parseDocument } from 'htmlparser2';
import { describe, expect, inject, test } from 'vitest';
import { builtSites } from '../fixtures/sites/built-sites.ts';
import { hasAncestor } from '../fixtures/sites/has-ancestor.ts';
import { ALL_NU_RULES, nuRules } from '../fixtures/sites/nu-rules.ts';
import { pageSamples } from '../fixtures/sites/page-samples.ts';

const validator = new HtmlValidate({
	extends: ['html-validate:recommended'],
	plugins: [nuRules],
	rules: {
		...ALL_NU_RULES,
		// HTML allows every id without white space; React's own begin with an underscore.
		'valid-id': ['error', { relaxed: true }],
		// Matters of style, which Astro's renderer decides.
		'void-style': 'off',
		'long-title': 'off',
		'no-trailing-whitespace': 'off',
		'attribute-boolean-style': 'off',
		'attribute-empty-style': 'off',
		'doctype-style': 'off',
		// HTML attribute names are case-insensitive, and React writes some in mixed case.
		'attr-case': 'off',
		// Both ends of a range may have the same name, and are parsed together.
		'form-dup-name': 'off',
		// Picture sizes and rotated decorations depend on data.
		'no-inline-style': 'off',
		// Numbers must not wrap: the class `nobr` prevents it.
		'tel-non-breaking': 'off',
	},
});

/**
 * Invalid times in date windows (`data-from`, `data-until`): pages would take them for past ones, and remove or show the element
 * (ui/card/drop-outdated.ts).
 */
function wrongEnds(html: string): string[] {
	const ends = html.matchAll(/\sdata-(?:from|until)(?:="([^"]*)")?(?=[\s>])/g);
	return [...ends]
		.filter(([, moment = '']) => !/^-?\d+$/.test(moment))
		.map(([attribute]) => attribute.trim());
}

/** Open states (`OpenState.astro`) without a timetable around them: they would stay as the build wrote them. */
function statesWithoutTimetable(html: string): string[] {
	return DomUtils.findAll(({ attribs }) => 'data-open-state' in attribs, parseDocument(html).children)
		.filter((element) => !hasAncestor(element, 'data-timetable'))
		.map((element) => DomUtils.textContent(element));
}

describe.each(await builtSites())('the site of $slug', ({ slug, read }) => {
	test.each(pageSamples(join(inject('sites').outDir, slug)))(
		'has valid HTML: $kind, $path',
		async ({ file }) => {
			const { results } = await validator.validateString(read(file));
			const messages = results.flatMap(({ messages }) => messages);
			expect(
				messages.map(({ ruleId, message, line, column }) => `${ruleId} (${line}:${column}): ${message}`),
			).toEqual([]);
			expect(wrongEnds(read(file))).toEqual([]);
			expect(statesWithoutTimetable(read(file)), 'open states outside data-timetable').toEqual([]);
		},
	);
});

test.each([
	{ rule: 'nu/label-hidden', html: '<label aria-hidden="true">Company<input></label>' },
	{ rule: 'nu/required-select', html: '<select required><option value="a">A</option></select>' },
	{
		rule: 'nu/tab-panel',
		html: '<body><button type="button" role="tab" aria-controls="x">X</button><div id="x"></div></body>',
	},
	{ rule: 'nu/slot-name', html: '<astro-slot name="heading"></astro-slot>' },
	{ rule: 'nu/section-heading', html: '<section><p>Text</p></section>' },
	{ rule: 'nu/aside-role', html: '<aside role="dialog">Filters</aside>' },
])('a fault of $rule is found', async ({ rule, html }) => {
	const { results } = await validator.validateString(html);
	expect(results.flatMap(({ messages }) => messages.map(({ ruleId }) => ruleId))).toContain(rule);
});

test('an invalid end of a date window is found', () => {
	const html =
		'<b data-until=""></b><b data-from></b><b data-until="soon" hidden></b><b data-until="-1"></b><b data-from="1800000000000">';
	expect(wrongEnds(html)).toEqual(['data-until=""', 'data-from', 'data-until="soon"']);
});

test('an open state without a timetable is found', () => {
	const html =
		'<ul><li data-timetable="{}"><p data-open-state>Open today</p></li></ul><p data-open-state>Open daily</p>';
	expect(statesWithoutTimetable(html)).toEqual(['Open daily']);
});

test('a fault in the HTML is found', async () => {
	const { valid } = await validator.validateString('<ul><div></ul><p id="a"><p id="a">');
	expect(valid).toBe(false);
});

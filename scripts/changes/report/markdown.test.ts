import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { visit } from 'unist-util-visit';
import { expect, test } from 'vitest';
import { dealerReport, difference, report } from '../../../tests/fixtures/changes/reports.ts';
import { markdownOf } from './markdown.ts';

/** The nodes of Markdown other than text. */
function marksOf(markdown: string): string[] {
	const types: string[] = [];
	visit(unified().use(remarkParse).use(remarkGfm).parse(markdown), ({ type }) => {
		types.push(type);
	});
	return types;
}

test('the report has the number of changed sites, the compared commit, and each difference with its page', () => {
	const markdown = markdownOf(
		report([dealerReport('coast')], { now: { hash: 'b'.repeat(40), uncommitted: 2 } }),
	);
	expect(markdown).toContain('## Changes on 1 of 10 sites');
	expect(markdown).toContain('bbbbbbbbb with 2 uncommitted files, compared with main (aaaaaaaaa)');
	expect(markdown).toContain('| coast | 80 | 0 | 0 | 1 |');
	expect(markdown).toContain('- Hours: Open until <del>five</del><ins>six</ins>, on `/contact-us`');
});

test('a report without changed pages or without concerned dealers is one sentence', () => {
	const same = dealerReport('coast', {}, { kinds: [], differences: [] });
	expect(markdownOf(report([same]))).toContain('## No page changes on 10 sites');
	expect(markdownOf(report([]))).toContain('## This change concerns none of 10 sites');
});

test('the same change on many sites is listed once', () => {
	const markdown = markdownOf(report(['coast', 'range', 'valley'].map((slug) => dealerReport(slug))));
	expect(markdown.match(/Open until/g)).toHaveLength(1);
	expect(markdown).toContain('The same on range, valley.');
});

test('a dealer that could not be compared is listed with its problem, and other dealers are still shown', () => {
	const failed = dealerReport('coast', {
		changes: null,
		problems: ['coast/dealer.ts: featurs: unknown option'],
	});
	const markdown = markdownOf(report([failed, dealerReport('range')]));
	expect(markdown).toContain('| coast | not compared');
	expect(markdown).toMatch(/✗ coast\/dealer.ts\S+ featurs\S+ unknown option/);
	expect(markdown).toContain('### range');
});

test.each([
	{ text: '**bold** _it_ `code` ~~gone~~' },
	{ text: '@ann see #12 and [a link](https://shop.example) or www.shop.example' },
	{ text: '<img src=x onerror=alert(1)> <!-- hidden' },
	{ text: '| a | b |' },
	{ text: '1. First - then' },
	{ text: '- [x] done' },
	{ text: '![picture](https://shop.example/a.png) ann@shop.example' },
	{ text: 'a\\*b &amp; c' },
])('text of a page stays plain text in a comment: $text', ({ text }) => {
	const differences = [difference({ where: text, before: text, after: null })];
	const calm = [difference({ where: 'Calm', before: 'calm', after: null })];
	const markdown = (own: typeof differences) =>
		markdownOf(report([dealerReport('coast', {}, { differences: own })]));
	expect(marksOf(markdown(differences))).toEqual(marksOf(markdown(calm)));
});

test('the report is never longer than GitHub allows for a comment', () => {
	const dealers = Array.from({ length: 300 }, (_, index) =>
		dealerReport(
			`dealer-${index}`,
			{},
			{
				differences: Array.from({ length: 50 }, (_line, line) =>
					difference({ after: `Text ${index} ${line} `.repeat(30) }),
				),
			},
		),
	);
	const markdown = markdownOf(report(dealers, { others: 0 }));
	expect(markdown.length).toBeLessThan(65_536);
	expect(markdown).toMatch(/The differences of \d+ more sites are in the page of the report/);
	expect(markdown).toContain('- and 42 more');
});

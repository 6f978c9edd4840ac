import { DomUtils, parseDocument } from 'htmlparser2';
import { describe, expect, test } from 'vitest';
import { COMPARISON_WARNING } from '../../src/domain/finance/loan/comparison-text.ts';
import { apiSite } from '../../src/site/lead-api/api-site.ts';
import { openContext } from '../../src/site/open/open-context.ts';
import { searchDocuments } from '../../src/site/search/documents.ts';
import { estimateNote } from '../../src/site/search/estimates.ts';
import { bareRepayments } from '../fixtures/finance/bare-repayments.ts';
import { builtSites, textFiles } from '../fixtures/sites/built-sites.ts';

/**
 * The texts of a page that may be read apart from each other: its visible text with its dialogs and templates; each script, such as
 * structured data; and each attribute, such as descriptions for search engines, labels, and what a button shares.
 *
 * @param unread names of attributes that are left out
 */
function textsOf(html: string, unread: readonly string[] = []): string[] {
	const document = parseDocument(html);
	const elements = DomUtils.findAll(() => true, document.children);
	const scripts = elements.filter(({ name }) => name === 'script' || name === 'style');
	const apart = [
		...scripts.map((script) => DomUtils.textContent(script)),
		...elements.flatMap(({ attribs }) =>
			Object.entries(attribs).flatMap(([name, text]) => (unread.includes(name) ? [] : [text])),
		),
	];
	for (const script of scripts) DomUtils.removeElement(script);
	return [DomUtils.textContent(document.children).replace(/\s+/g, ' '), ...apart];
}

test('a repayment without its rates, or without the warning, is found', () => {
	const whole = 'Est. $99 a week, 8.50% p.a., comparison rate 8.53% p.a.';
	expect(bareRepayments(`${whole} ${COMPARISON_WARNING}`)).toEqual([]);
	expect(bareRepayments(whole)).toEqual(['$99 a week']);
	expect(bareRepayments(`From $99 a week! ${COMPARISON_WARNING}`)).toEqual(['$99 a week']);
	expect(bareRepayments(`$99 a week, 8.50% p.a. ${COMPARISON_WARNING}`)).toEqual(['$99 a week']);
	expect(bareRepayments('Est. a week $99.50')).toEqual(['Est. a week $99']);
});

test('a repayment without rates in an attribute or a script is found, even where the page states the rates elsewhere', () => {
	const page = `<p>${COMPARISON_WARNING}</p><meta content="Now $99 a week"><script type="application/ld+json">{"description":"$98/week"}</script>`;
	expect(textsOf(page).flatMap(bareRepayments)).toEqual(['$98/week', '$99 a week']);
});

describe.each(await builtSites())('the site of $slug', (built) => {
	const { site, pages, read } = built;

	test('shows no repayment without interest rate, comparison rate and warning (resolution 220)', () => {
		const bare = [...pages.keys()].flatMap((file) =>
			textsOf(read(file))
				.flatMap(bareRepayments)
				.map((repayment) => `${file}: ${repayment}`),
		);
		expect(bare).toEqual([]);
	});

	test('states no comparison rate without its warning in any text of a page that may be read alone', () => {
		const bare = [...pages.keys()].flatMap((file) =>
			textsOf(read(file), ['props', 'value'])
				.filter((text) => /comparison rate\D{0,12}\d|\d% p\.a\. comparison rate/i.test(text))
				.filter((text) => !/WARNING: This comparison rate is true only for the example/.test(text))
				.map((text) => `${file}: ${text.slice(0, 200)}`),
		);
		expect(bare).toEqual([]);
	});

	test('has no repayment without rates in its other files: facts of vehicles, settings, feeds and sitemaps', () => {
		const others = textFiles(built).filter(({ file }) => !pages.has(file) && !/\.(css|svg)$/.test(file));
		expect(
			others.flatMap(({ file, text }) => bareRepayments(text).map((found) => `${file}: ${found}`)),
		).toEqual([]);
	});

	test('has no repayment without rates in the lead API’s file, from which mails and PDFs are written', () => {
		expect(bareRepayments(JSON.stringify(apiSite(openContext(site, new Set()))))).toEqual([]);
	});

	test('has both rates in every search document with a repayment, and the warning in every search', () => {
		const priced = searchDocuments(site).filter(({ weekly_price_range }) => weekly_price_range !== null);
		expect(
			priced.filter(
				({ interest_rate, comparison_rate }) => interest_rate === null || comparison_rate === null,
			),
		).toEqual([]);
		const note = estimateNote(site);
		expect(note === null).toBe(priced.length === 0);
		if (note) expect(note.terms).toContain(COMPARISON_WARNING);
	});
});

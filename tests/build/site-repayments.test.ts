import { DomUtils, parseDocument } from 'htmlparser2';
import { describe, expect, test } from 'vitest';
import { COMPARISON_WARNING } from '../../src/domain/finance/comparison-text.ts';
import { builtSites } from '../fixtures/sites/built-sites.ts';

/** A repayment: '$251 a week', '$141.73 a fortnight', 'Est. $99 a week'. Subscriptions are 'per week', and monthly fees are no repayments. */
const REPAYMENT = /\$[\d,]+(\.\d\d)? a (week|fortnight)\b/gi;

/** How many characters after a repayment both rates must be said. */
const NEAR = 200;

/** The text of a page as it is shown: without scripts, styles and what only templates hold. */
function shownText(html: string): string {
	const hidden = new Set(['script', 'style', 'template']);
	const document = parseDocument(html);
	for (const element of DomUtils.findAll(({ name }) => hidden.has(name), document.children))
		DomUtils.removeElement(element);
	return DomUtils.innerText(document.children).replace(/\s+/g, ' ');
}

/** Repayments of a text that lack a rate near them, or whose page lacks the warning. */
function bareRepayments(text: string): string[] {
	return [...text.matchAll(REPAYMENT)]
		.filter(({ index }) => {
			const near = text.slice(index, index + NEAR);
			return !/\d% ?p\.a\./.test(near) && !/rate p\.a\. ?\d/i.test(near)
				? true
				: !/comparison rate\D{0,12}\d/i.test(near) || !text.includes(COMPARISON_WARNING);
		})
		.map(([repayment]) => repayment);
}

test('a repayment without its rates, or without the warning, is found', () => {
	const whole = 'Est. $99 a week, 8.50% p.a., comparison rate 8.53% p.a.';
	expect(bareRepayments(`${whole} ${COMPARISON_WARNING}`)).toEqual([]);
	expect(bareRepayments(whole)).toEqual(['$99 a week']);
	expect(bareRepayments(`From $99 a week! ${COMPARISON_WARNING}`)).toEqual(['$99 a week']);
	expect(bareRepayments(`$99 a week, 8.50% p.a. ${COMPARISON_WARNING}`)).toEqual(['$99 a week']);
});

describe.each(await builtSites())('the site of $slug', ({ pages, read }) => {
	test('shows no repayment without interest rate, comparison rate and warning (resolution 220)', () => {
		const bare = [...pages.keys()].flatMap((file) =>
			bareRepayments(shownText(read(file))).map((repayment) => `${file}: ${repayment}`),
		);
		expect(bare).toEqual([]);
	});
});

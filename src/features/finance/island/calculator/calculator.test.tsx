import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { NO_FEES } from '../../../../domain/finance/loan/loan-choices.ts';
import { type LoanTerms, termsWith } from '../../../../domain/finance/loan/loan-terms.ts';
import { LENDERS } from '../../../../domain/finance/providers.ts';
import type { CalculatorData } from '../../embed/calculator-data.ts';
import { Calculator } from './Calculator.tsx';

const DATA: CalculatorData = {
	terms: LENDERS.manual,
	until: null,
	termsByDealership: {},
	known: {},
	about: { car_id: '7', car_type: 'used', preferredDealership: 'north' },
	noun: 'car',
	dealerDisclaimer: '',
	ways: {
		apply: '/apply-for-finance#finance-form',
		ask: null,
		testDrive: '/book-test-drive',
		tradeIn: null,
		whole: null,
		call: { text: '(07) 5550 1234', href: 'tel:0755501234' },
	},
	isCompact: false,
};
const html = (differences: Partial<CalculatorData> = {}) =>
	renderToStaticMarkup(<Calculator {...DATA} {...differences} />);
const text = (markup: string) =>
	markup
		.replace(/<[^>]+>/g, ' ')
		.replace(/\s+/g, ' ')
		.replace(/ ([.,])/g, '$1');

test('the build renders the first answer: repayment and both rates, followed by the warning (resolution 220)', () => {
	expect(text(html())).toMatch(
		/Estimated repayment \$141\.73 a week Interest rate p\.a\. 8\.50% Comparison rate p\.a\. 8\.53% WARNING: This comparison rate is true only for the examples given .* different comparison rate\. Comparison rate based on a 5-year secured loan of \$30,000\./,
	);
});

test('the bar at the foot of a phone’s window carries the three figures and leads to the warning', () => {
	const shown = html();
	const [, bar = ''] = /<aside class="foot-bar"[^>]*>(.*?)<\/aside>/.exec(shown) ?? [];
	expect(text(bar).trim()).toBe(
		'A week $141.73 Rate p.a. 8.50% Comparison rate p.a. 8.53% See the result and the warning',
	);
	const [, id = ''] = /href="#([^"]+)"/.exec(bar) ?? [];
	expect(shown).toContain(`<section class="ans" id="${id}"`);
	expect(text(/<aside.*<\/aside>/.exec(html({ known: { price: 5000, years: 7 } }))?.[0] ?? '')).toContain(
		'Enquire for Finance',
	);
});

test('the amount borrowed, interest and fees add up to the total (FINANCE-014)', () => {
	const rows = [...text(html()).matchAll(/(You borrow|Interest|Fees|You pay in all) \$([\d,]+\.\d\d)/g)];
	const [borrow, interest, fees, total] = rows.map(
		([, , dollars = '']) => Number(dollars.replace(',', '')) * 100,
	);
	expect(rows).toHaveLength(4);
	expect(Math.round((borrow ?? 0) + (interest ?? 0) + (fees ?? 0))).toBe(Math.round(total ?? -1));
});

test('a repayment of $25 or less is no figure, and the total is blank (FINANCE-017)', () => {
	const shown = html({ known: { price: 5000, years: 7 } });
	expect(text(shown)).toContain('Your estimate Enquire for Finance');
	expect(shown).toContain('<dt>You pay in all</dt><dd></dd>');
	expect(shown).not.toMatch(/\$2\d\.\d\d/);
});

test('the link to the application has the figures, in the order of finance links (FINANCE-008)', () => {
	const [, href = ''] = /href="(\/apply-for-finance[^"]+)"/.exec(html()) ?? [];
	expect(href.replaceAll('&amp;', '&')).toMatch(
		/^\/apply-for-finance\?preferredDealership=north&vehiclePriceBudget=30000&car_id=7&car_type=used&deposit=0&.*fees_paid=financed#finance-form$/,
	);
});

test('a link to a finance page of another site has no figures', () => {
	const ways = { ...DATA.ways, apply: 'https://lender.example/apply' };
	expect(html({ ways })).toContain('href="https://lender.example/apply"');
});

test('a disclaimer shows 197 characters and dots, and the rest on demand (FINANCE-040, FINANCE-041)', () => {
	const shown = html();
	const [, beginning = ''] = /<div class="cut"[^>]*><p>(.*?)<span class="cut__dots">\.\.\./.exec(shown) ?? [];
	expect(beginning).toHaveLength(197);
	for (const said of [
		'indicative only',
		'not a binding quote',
		'do not take your financial situation into account',
		'set by the finance provider',
		'approved applicants only',
		'Fees and lending criteria apply',
	])
		expect(text(shown).replace('...', '')).toContain(said);
});

test('a rate that the lender does not vary is shown as text', () => {
	const terms = { ...DATA.terms, interest_rate: { ...DATA.terms.interest_rate, varies: false } };
	expect(html({ terms })).not.toContain('data-field="interest_rate"');
	expect(text(html({ terms }))).toContain('Interest rate 8.50% p.a.');
});

test('the total holds the establishment fee of the lender that has one, and no other lender’s (FINANCE-034)', () => {
	const total = (terms: LoanTerms) => /You pay in all.*?\$([\d,.]+)/.exec(text(html({ terms })))?.[1];
	const rates = { interest_rate: DATA.terms.interest_rate };
	const { ausloans, ...others } = LENDERS;
	const without = Object.values(others).map((lender) => total({ ...lender, ...rates, frequency: 'week' }));
	expect(new Set(without).size).toBe(1);
	expect(text(html({ terms: ausloans }))).toContain('1,360.50');
	expect(total({ ...ausloans, ...rates })).not.toBe(without[0]);
	expect(total({ ...ausloans, ...rates, fees: NO_FEES })).toBe(without[0]);
});

test('a dealership’s fees are listed in its own calculator only: $395, $6, $8 a month, $912.25 (FINANCE-035, FINANCE-036, FINANCE-037, FINANCE-038)', () => {
	const fees = { establishment: 395, security_registration: 6, monthly: 8, agency: 912.25 };
	const field = (shown: string, fee: string) =>
		/value="([^"]*)"/.exec(new RegExp(`<input[^>]*data-field="${fee}"[^>]*>`).exec(shown)?.[0] ?? '')?.[1];
	const fieldsOf = (shown: string) => Object.keys(fees).map((fee) => field(shown, fee));
	const shown = html({ terms: termsWith(LENDERS.manual, { fees }) });
	expect(text(shown)).toContain('Fees in this estimate $395, $6, $8 a month, $912.25');
	expect(fieldsOf(shown)).toEqual(['395', '6', '8', '912.25']);
	expect(fieldsOf(html())).toEqual(['0', '0', '0', '0']);
});

test('a deposit above the price has a message beside its field, which assistive technology reads with it (resolution 133)', () => {
	const shown = html({ known: { price: 30_000, deposit: 40_000 } });
	const [, note = ''] = /data-field="deposit"[^>]*aria-describedby="([^"]+)"/.exec(shown) ?? [];
	expect(note).not.toBe('');
	expect(shown).toContain(`id="${note}">A deposit above the price counts as the price.`);
});

test('with a rate for one loan only, the calculator offers no other term or balloon (Australian Consumer Law, section 29)', () => {
	const offered = { ...LENDERS.manual, offered_loan: { years: 4, final_payment_percent: 45 } };
	const markup = html({ terms: offered, known: { price: 50_000, years: 7 } });
	expect(text(markup)).toMatch(/\$50,000 price, 4 years, \$22,500 balloon/);
	expect(text(markup)).toMatch(/Term 4 years .*Balloon at the end 45% of the price/);
	expect(markup).not.toMatch(/data-field="(years|balloon)"|3, 5 or 7 years/);
	const without = { ...LENDERS.manual, offered_loan: { years: 3, final_payment_percent: 0 } };
	expect(text(html({ terms: without }))).toContain('Balloon at the end None');
	expect(html()).toMatch(/data-field="years".*3, 5 or 7 years/s);
});

test('the label of the total says that the lender’s fees are left out, in the table of terms and in the working', () => {
	const shown = text(html({ terms: { ...LENDERS.manual, fee_treatment: 'left_out' } }));
	expect(shown.match(/You pay in all, before the lender’s fees/g)).toHaveLength(2);
});

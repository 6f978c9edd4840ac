import { expect, test } from 'vitest';
import { aParsedDealer } from '../../../tests/fixtures/config/a-dealer.ts';
import { exceptions } from '../../../tests/fixtures/reporting/exceptions.ts';
import { aVehicle, NOW } from '../../../tests/fixtures/search/search-document.ts';
import { openSite } from '../open/open-site.ts';
import { searchDocuments } from './documents.ts';
import { estimateNote } from './estimates.ts';

const LENDER = { interestRate: 8.49, comparisonRate: 9.36, paymentWeek: 189, paymentMonth: 820 };

const siteWith = (finance: object | undefined, loan_terms: object = {}) =>
	openSite(
		aParsedDealer(finance ? { finance, loan_terms } : {}),
		[
			aVehicle({ id: '1', price: 42_990, price_type: 'drive_away', finance_lenders: { manual: LENDER } }),
			aVehicle({ id: '2', price: 42_990, price_type: 'drive_away', finance_lenders: {} }),
		],
		new Map(),
		NOW,
	);

test('a document has the weekly repayment of the site’s lender, and none without its rates (FACETS-025)', () => {
	const documents = searchDocuments(siteWith({ provider: 'manual' }));
	expect(Object.fromEntries(documents.map(({ id, weekly_price_range }) => [id, weekly_price_range]))).toEqual(
		{
			1: 189,
			2: null,
		},
	);
});

test('a document has the fees of the dealership’s terms in its weekly figure and its comparison rate', () => {
	const fees = { establishment: 395, monthly: 8, agency: 912.25 };
	const [document] = searchDocuments(siteWith({ provider: 'manual' }, { fees, comparison_rate: 12.55 }));
	// $42,990 and $1,307.25 at 8.49 % over 260 weeks, and $8 a month.
	expect(document?.weekly_price_range).toBe(211);
	expect(document?.comparison_rate).toBeGreaterThan(10.9);
});

test('there is no estimate after the lender’s terms have ended, and pages have the time of that', () => {
	const ending = (ends: string) => siteWith({ provider: 'manual' }, { ends });
	const today = NOW.toISOString().slice(0, 10);
	const note = estimateNote(ending(today));
	expect(note?.until).toBeGreaterThan(NOW.getTime());
	expect(note?.until).toBeLessThan(NOW.getTime() + 24 * 60 * 60 * 1000);
	expect(estimateNote(siteWith({ provider: 'manual' }))?.until).toBeNull();
	expect(estimateNote(ending('2026-07-02'))).toBeNull();
	expect(searchDocuments(ending('2026-07-02')).map((each) => each.weekly_price_range)).toEqual([null, null]);
});

test('a dealership whose lender’s terms have ended has no effect on the estimates of other dealerships', () => {
	const dealership = (id: number, slug: string, ends: string | null) => ({
		...{ id, slug, name: slug },
		loan_terms: { ends },
	});
	const vehicle = (id: string, dealership_slug: string) =>
		aVehicle({
			...{ id, dealership_slug, price: 42_990, price_type: 'drive_away' as const },
			finance_lenders: { manual: LENDER },
		});
	const untilWith = (ends: string | null) =>
		estimateNote(
			openSite(
				aParsedDealer({
					finance: { provider: 'manual' },
					dealerships: [dealership(1, 'ended', '2026-07-02'), dealership(2, 'other', ends)],
				}),
				[vehicle('1', 'ended'), vehicle('2', 'other')],
				new Map(),
				NOW,
			),
		)?.until;
	expect(untilWith(null)).toBeNull();
	expect(untilWith('2099-12-31')).toBeGreaterThan(NOW.getTime());
});

test('the facet has rate, comparison rate, assumptions and warning (resolution 220)', () => {
	const note = estimateNote(siteWith({ provider: 'manual' }));
	expect(note?.rates).toBe('Interest rate 8.49% p.a. Comparison rate 9.36% p.a.');
	expect(note?.terms).toMatch(/\$30,000.* WARNING: /);
});

test('the text beside the facet is about the loans of the lender (VDP-025)', () => {
	const lender = { ...LENDER, termYears: 7, deposit: 4000, balloon: 9000 };
	const vehicle = (id: string, finance_lenders: object) =>
		aVehicle({ id, price: 42_990, price_type: 'drive_away', finance_lenders } as never);
	const note = (...lenders: object[]) =>
		estimateNote(
			openSite(
				aParsedDealer({ finance: { provider: 'manual' } }),
				lenders.map((manual, id) => vehicle(String(id), { manual })),
				new Map(),
				NOW,
			),
		);
	expect(note(lender)?.terms).toContain('7-year term, $4,000 deposit, $9,000 final payment.');
	expect(note(LENDER, lender)?.terms).toContain(
		'5-to-7-year term, $0 to $4,000 deposit, $0 to $9,000 final payment.',
	);
});

test('a site without finance shows no estimate', () => {
	expect(estimateNote(siteWith(undefined))).toBeNull();
	const documents = searchDocuments(siteWith(undefined));
	expect(exceptions(documents, (each) => each.weekly_price_range === null)).toEqual([]);
});

import { describe, expect, test } from 'vitest';
import { type Options, siteOf } from '../../tests/fixtures/sites/showroom-site.ts';
import type { OfferData, OffersData } from '../features/offers/page-data.ts';

const offerPaths = (offers: object[], options: Options = {}, models: object[] = []) =>
	siteOf({ offers, models }, options).paths.filter((path) => path.startsWith('/offers/'));

describe('addresses of offers, by the make of the dealer (CONFIG-006, CONFIG-018)', () => {
	test.each([
		[
			'a site of several makes, an offer with one (OFFERS-004)',
			{},
			{ manufacturer: 'kia' },
			'/offers/kia/one',
		],
		['a site of several makes, an offer without', {}, {}, '/offers/one'],
		['a site of several makes, an offer on a model', {}, { model: 'rav4' }, '/offers/toyota/one'],
		['a site of one make (OFFERS-003)', { manufacturer: 'Kia' }, { manufacturer: 'kia' }, '/offers/one'],
	] as const)('%s', (_, options, about, expected) => {
		expect(offerPaths([about], options, [{}])).toEqual([expected]);
	});
});

describe('the offers of a site', () => {
	test('leave out offers that exclude its website (OFFERS-009)', () => {
		const excluded = [{ excluded_website_ids: ['other', 1001] }];
		expect(offerPaths(excluded, { id: 1001 })).toEqual([]);
		expect(offerPaths(excluded, { id: 1002 })).toEqual(['/offers/one']);
	});

	test('keep the page of an ended offer, which is not indexed and not listed', () => {
		const site = siteOf({ offers: [{ expires: '2026-11-21T23:59:59Z' }, { id: 'two', name: 'Two' }] });
		expect(site.page('/offers/one')?.sitemap).toBeNull();
		expect(site.meta('/offers/one')?.indexed).toBe(false);
		expect(site.data<OfferData>('/offers/one').state).toBe('over');
		const { sections } = site.data<OffersData>('/special-offers');
		expect(sections.flatMap(({ offers }) => offers.map(({ name }) => name))).toEqual(['Two']);
	});

	test('include one that starts tomorrow but is not shown yet, and leave out one of next month', () => {
		const site = siteOf({
			offers: [{ starts: '2026-11-23T00:00:00Z' }, { id: 'two', starts: '2026-12-23T00:00:00Z' }],
		});
		const [card] = site.data<OffersData>('/special-offers').sections.flatMap(({ offers }) => offers);
		expect(card?.isToCome).toBe(true);
		expect(site.paths).not.toContain('/offers/two');
	});
});

describe('the parts of an offer', () => {
	const site = siteOf(
		{
			offers: [
				{ model: 'rav4' },
				{ id: 'loan', name: 'A loan', category: 'Finance offer', image_url: 'own.svg' },
			],
			models: [{ override_url: '/suv/rav4' }],
		},
		{ finance: { provider: 'manual', disclaimer: 'The lender’s terms.' } },
	);
	const plain = site.data<OfferData>('/offers/toyota/one');
	const loan = site.data<OfferData>('/offers/loan').offer;

	test('include the picture of its model where it has none (OFFERS-007)', () => {
		expect(plain.offer.picture?.url).toContain('suv.svg');
		expect(loan.picture?.url).toContain('own.svg');
	});

	test('include three buttons (OFFERS-013 to OFFERS-015)', () => {
		expect(plain.offer.enquire).toEqual({ label: 'Enquire Now', href: '/offers/toyota/one#enquire' });
		expect(plain.offer.explore).toEqual({ label: 'Explore RAV4', href: '/suv/rav4' });
		expect(plain.offer.testDrive).toEqual({
			label: 'Book A Test Drive',
			href: '/book-test-drive?model=rav4&offer=one',
		});
		expect(plain.offer.finance).toBeNull();
	});

	test('include the lender’s text and a link to finance for a finance offer (resolution 158)', () => {
		expect(loan.financeNote).toBe('The lender’s terms.');
		expect(loan.finance).toEqual({ label: 'Get Finance', href: '/finance#finance-form' });
		expect(plain.offer.financeNote).toBeNull();
	});

	test('include an enquiry with the offer’s name and subject (resolution 158)', () => {
		expect(plain.form?.hidden).toEqual(
			expect.arrayContaining([
				{ name: 'subcategory', value: 'One offer' },
				{ name: 'Vehicle Make', value: 'Toyota' },
				{ name: 'Vehicle Model', value: 'RAV4' },
			]),
		);
	});
});

test('include a finance question for finance offers and models for sale, not for a service', () => {
	const fields = (over: object, options: Options = { finance: { provider: 'manual' } }) =>
		siteOf({ offers: [over], models: [{}] }, options).data<OfferData>(
			'model' in over ? '/offers/toyota/one' : '/offers/one',
		).form?.fields;
	expect(fields({ category: 'Finance offer' })).toEqual(['finance']);
	expect(fields({ model: 'rav4' })).toEqual(['finance']);
	expect(fields({ category: 'Service offer' })).toEqual([]);
	expect(fields({ category: 'Service offer', model: 'rav4' })).toEqual([]);
	expect(fields({})).toEqual([]);
	expect(fields({ category: 'Finance offer' }, { finance: false })).toEqual([]);
});

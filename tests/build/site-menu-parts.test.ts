import { expect, test } from 'vitest';
import { linesLike, type PagePart } from '../fixtures/sites/page-parts.ts';

const HOME = 'harbourline/index';

/** Entries of the menus and other parts of every page, which are there without JavaScript. */
const PARTS: readonly PagePart[] = [
	['NAV-001', 'Home', HOME, /^a Home → \/$/],
	['NAV-002', 'New Vehicles', HOME, /^a New Vehicles → \/models$/],
	['NAV-003', 'Special Offers', HOME, /^a Special Offers → \/special-offers$/],
	['NAV-004', 'Sell My Car', HOME, /^a Sell My Car → \/trade-in$/],
	['NAV-005', 'Pre-owned Vehicles', HOME, /^a Pre-owned Vehicles → \/search\/used-cars$/],
	['NAV-006', 'Service', HOME, /^a Service → \/service$/],
	['NAV-007', 'Parts & Accessories', HOME, /^a Parts & Accessories → \/vehicle-parts-and-accessories$/],
	['NAV-008', 'Company', HOME, /^summary Company$/],
	['NAV-009', 'Buyer Tools', HOME, /^nav Buyer Tools$/],
	['NAV-010', 'Servicing and Parts', HOME, /^nav Servicing and Parts$/],
	['LOCATIONS-001', 'the locations', HOME, /^a Locations → \/locations$/],
	['CONFIG-012', 'another dealer’s menu', 'righto/index', /^a How it works → \/buying$/],
	['CONFIG-015', 'the phone number', HOME, /^a Call \(03\) 5221 8840 → tel:0352218840$/],
	['CONFIG-015', 'the logo', 'everything/index', /^img Most Automotive$/],
	['CONFIG-015', 'the address', HOME, /^p 212 Latrobe Terrace, Geelong West VIC 3218$/],
	['CONFIG-015', 'the phone number on the contact page', 'harbourline/contact-us', /→ tel:0352218840$/],
	['CONFIG-023', 'social media', HOME, /^a Facebook → https:\/\/www\.facebook\.com\//],
	['CONFIG-022', 'opening hours', 'everything/locations/perth-city', /^td 8:00am – 5:00pm$/],
	[
		'CONFIG-013',
		'the legal note of one dealer',
		'everything/index',
		/^p .*Prices leave out government charges\./,
	],
	['CONFIG-013', 'the legal note of another', HOME, /^p .*Drive away prices include all government/],
];

test.each(PARTS)('every page has what %s demands: %s', (_clauses, _part, pages, line) => {
	expect(linesLike(pages, line)).not.toEqual([]);
});

test('a dealer’s menus have no entries of another (CONFIG-001, CONFIG-012, BUILD-001)', () => {
	expect(linesLike('harbourline/index', /^a How it works /)).toEqual([]);
	expect(linesLike('righto/index', /^a New Vehicles /)).toEqual([]);
});

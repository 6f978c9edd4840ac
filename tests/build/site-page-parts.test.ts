import { describe, expect, test } from 'vitest';
import { hasPage, linesLike, type PagePart } from '../fixtures/sites/page-parts.ts';

const LOCATION = 'everything/locations/perth-city';

/** Pages of the specification with a part of their content, on sites that have them all. */
const PARTS: readonly PagePart[] = [
	['HOME-002', 'the home page', 'harbourline/index', /^h1 ./],
	['LEGAL-001', 'about us', 'harbourline/about-us', /^h1 ./],
	['LEGAL-002', 'buying', 'harbourline/buying', /^h1 ./],
	['LEGAL-003', 'terms', 'harbourline/terms-and-conditions', /^h1 Terms/],
	['LEGAL-004, LEGAL-013', 'the privacy policy', 'harbourline/privacy-policy', /^h1 Privacy/],
	['LEGAL-013', 'the dealer in the privacy policy', 'harbourline/privacy-policy', /^p .*Harbourline Toyota/],
	['LEGAL-015', 'thirty days to answer', 'harbourline/privacy-policy', /30 days/],
	['LEGAL-006', 'visit us', 'harbourline/pages/visit-us', /^h1 ./],
	['LEGAL-007, LEGAL-014', 'complaints', 'harbourline/pages/handling-complaint', /^h1 .*[Cc]omplaint/],
	['LEGAL-008', 'how complaints are handled', 'harbourline/pages/complaint-handling-process', /^h1 ./],
	['LEGAL-009', 'tips for buyers', 'harbourline/pages/buyers-tips', /^h1 ./],
	['LEGAL-010', 'finance in words', 'harbourline/pages/finance', /^h1 ./],
	['LEGAL-011', 'hybrids', 'harbourline/pages/hybrids', /^h1 ./],
	['LEGAL-012', 'connected services', 'harbourline/pages/connect', /^h1 ./],
	['LEGAL-005', 'a page of the dealer’s own', 'everything/pages/terms', /^h1 ./],
	['SERVICE-002', 'service', 'harbourline/service', /^h1 ./],
	['SERVICE-002', 'one workshop', 'harbourline/service', /^h2 Our workshop$/],
	['SERVICE-002', 'its hours', 'harbourline/service', /^a Opening hours .*→ \/locations\/service$/],
	['SERVICE-002', 'several workshops', 'merriwether/service', /^h2 Our workshops$/],
	['SERVICE-005', 'roadside assist', 'harbourline/roadside-assist', /^h1 ./],
	['SERVICE-008', 'warranty', 'harbourline/warranty', /^h1 ./],
	['SERVICE-009', 'Diamond Advantage', 'merriwether/diamond-advantage', /^h1 Diamond Advantage/],
	['SERVICE-010', 'the introduction to parts', 'harbourline/vehicle-parts-and-accessories', /^p ./],
	['MODELS-001', 'accessories', 'everything/vehicle-parts-and-accessories', /^a .*→ \/corolla\/accessories/],
	['TESTDRIVE-008', 'the test drive', 'harbourline/book-test-drive', /^select Vehicle Model$/],
	['OFFERS-002, OFFERS-010', 'cards of offers', 'everything/special-offers', /^h3 A long offer$/],
	['OFFERS-005', 'the disclaimer of an offer', 'everything/offers/', /^p This disclaimer has more than/],
	['OFFERS-008', 'the link to an offer’s model', 'everything/offers/', /^a Explore Corolla → \/corolla$/],
	['MODELS-002', 'the models', 'everything/models', /→ \/corolla$/],
	['MODELS-004', 'a model below the models', 'everything/models/', /^h1 .*Corolla/],
	['MODELS-006', 'a model', 'everything/corolla', /^h1 .*Corolla/],
	['MODELS-006', 'a model with an address of its own', 'everything/models', /→ \/electric\/ev6$/],
	['MODELS-008', 'the number of accessories', 'everything/corolla', /→ \/corolla\/accessories$/],
	['LOCATIONS-004', 'the contact page of a location', 'merriwether/contact-us/', /^h1 .*Newstead/],
	['LOCATIONS-007', 'the page of a dealership', 'everything/locations/most-city', /^h1 .*Most City/],
	['LOCATIONS-011', 'the picture of a location', 'everything/locations', /^img \/images\/car-blue\.svg$/],
	['LOCATIONS-012, CONFIG-030', 'the rating of a location', LOCATION, /^p 4\.5 ?Based on 210 reviews$/],
	['LOCATIONS-013', 'the licence of a location', LOCATION, /^dd MD 90210$/],
	['LOCATIONS-013', 'the repairer of a location', LOCATION, /^dd MRB 4411$/],
	['LOCATIONS-016', 'the phone of a location', LOCATION, /→ tel:0855506402$/],
	['LOCATIONS-016', 'a location’s videos', LOCATION, /^a YouTube → https:\/\/www\.youtube\.com\/@most-city/],
	['LOCATIONS-016', 'a location’s network', LOCATION, /^a LinkedIn → https:\/\/www\.linkedin\.com\//],
	['LOCATIONS-009', 'a location of the service', 'everything/locations/hills-service', /^h1 Hills service$/],
	[
		'LOCATIONS-009',
		'a location that buys',
		'merriwether/locations/newstead',
		/^a Sell us your car → \/sell-your-car$/,
	],
	['LOCATIONS-008', 'the dealership of a location', LOCATION, /^a Most City → \/locations\/most-city$/],
	['CONFIG-016', 'a location to choose', 'merriwether/contact-us', /^option Newstead$/],
	['CONFIG-017', 'a dealership to choose', 'merriwether/contact-us', /^option Merriwether Toyota/],
	['BUILD-003', 'a list at the dealer’s own address', 'everything/used-car/list', /^h1 ./],
	['BUILD-003', 'a link to that address', 'everything/index', /^a Used → \/used-car\/list$/],
	['REVIEWS-001', 'the reviews', LOCATION, /^section reviews$/],
	['REVIEWS-004', 'the rating of the reviews', 'everything/index', /^span \d(\.\d)? out of 5/],
];

test.each(PARTS)('a site has what %s demands: %s', (_clauses, _part, pages, line) => {
	expect(linesLike(pages, line)).not.toEqual([]);
});

test('the primary location is the first to choose, then the others by name (LOCATIONS-010, resolution 212)', () => {
	expect(linesLike('merriwether/contact-us', /^option (Caboolture|Newstead|Southport|Toowoomba)$/)).toEqual([
		...['option Newstead', 'option Caboolture', 'option Southport', 'option Toowoomba'],
	]);
});

describe('what a dealer does not have', () => {
	test.each(['blog', 'models', 'special-offers', 'service'])('the feature %s (CONFIG-003)', (page) => {
		expect(hasPage(`everything/${page}`)).toBe(true);
		expect(hasPage(`minimal/${page}`)).toBe(false);
	});

	test('a location that is not visible (LOCATIONS-010)', () => {
		expect(hasPage('everything/locations/hidden-yard')).toBe(false);
		expect(linesLike('everything/', /Hidden yard/)).toEqual([]);
	});

	test('a banner of another dealer (CONFIG-010)', () => {
		expect(linesLike('merriwether/index', /^a .*SUV month.* → \/search\/suv$/)).not.toEqual([]);
		expect(linesLike('righto/index', /SUV month/)).toEqual([]);
	});

	test('a page that no file is for (LEGAL-005)', () => {
		expect(hasPage('everything/pages/unknown')).toBe(false);
	});
});

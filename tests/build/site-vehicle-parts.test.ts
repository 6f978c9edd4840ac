import { expect, test } from 'vitest';
import { linesLike, type PagePart } from '../fixtures/sites/page-parts.ts';

const NEW = 'everything/cars/2026-toyota-corolla-ascent-new';
const USED = 'everything/cars/2022-toyota-corolla-ascent-private';
const CARAVAN = 'everything/cars/2022-jayco-journey-ascent-caravan';

/** Parts of vehicle pages as the build writes them, which are there without JavaScript. */
const PARTS: readonly PagePart[] = [
	['VDP-001, VDP-026', 'the title', NEW, /^h1 2026 Toyota Corolla Ascent$/],
	['VDP-027', 'the price', NEW, /^p \$31,000$/],
	['VDP-027', 'what the price includes', NEW, /^p Estimated drive away$/],
	['VDP-028', 'the price before', 'everything/cars/', /^p \$25,000 Was \$27,500$/],
	[
		'VDP-030, VDPACT-015',
		'the print page',
		NEW,
		/^a Print .*→ \/print\?car_id=2026-toyota-corolla-ascent-new$/,
	],
	['VDP-030', 'the PDF', 'merriwether/cars/', /^a PDF → \/api\/cars\/.+\.pdf$/],
	['VDP-031', 'the market price', 'righto/cars/', /^p Below market average (State|National) average \$/],
	['VDP-032, VDPACT-010', 'the location', NEW, /^a Perth City → #vehicle-map$/],
	['VDP-033', 'the finance box', 'merriwether/cars/', /^p Estimate for approved applicants/],
	['VDP-034, PHONE-002', 'the call to the dealer', NEW, /^section Call the dealer$/],
	['PHONE-002', 'the masked number', NEW, /^summary \(08\) \*+ ?Show number$/],
	['VDP-035', 'the button to enquire', NEW, /^button Message Now$/],
	['VDP-036', 'the icon of the odometer', 'harbourline/cars/', /^use → .+#gauge$/],
	['VDP-036', 'the icon of the transmission', 'harbourline/cars/', /^use → .+#gear$/],
	['VDP-036', 'the icon of the body', 'harbourline/cars/', /^use → .+#car$/],
	['VDP-037, VDP-050', 'all specifications', NEW, /^h2 All Specifications$/],
	['VDP-040', 'the key facts', NEW, /^h2 Key facts$/],
	['VDP-043', 'the reasons to buy here', NEW, /^h2 Why Buy From Us\?$/],
	['VDP-046', 'the comments', NEW, /^h2 Our Comments$/],
	['VDP-047', 'the reservation', NEW, /^h2 Reserve Online$/],
	['VDP-048', 'the protection', NEW, /^h2 Protect Your Car$/],
	['VDP-049', 'the summary', NEW, /^h2 Car Summary$/],
	['VDP-051', 'the tab of comments', NEW, /^button Dealer Comments$/],
	['VDP-052', 'the tab of what is included', NEW, /^button What's Included$/],
	['VDP-053', 'the tab of reasons to buy here', NEW, /^button Why Buy From Us\?$/],
	['VDP-054', 'the tab of the reservation', NEW, /^button Reserve Online$/],
	['VDP-055', 'the tab of protection', NEW, /^button Protect Your Car$/],
	['VDP-056', 'the tab of features', 'merriwether/cars/', /^button Features$/],
	['VDP-057', 'the dealer’s comments', USED, /^p One owner & serviced here\.$/],
	['VDP-067', 'the anchor of the map', NEW, /^section vehicle-map$/],
	['VDPACT-001', 'the call', NEW, /^a \(08\) 5550 6403 → tel:0855506403$/],
	['VDPACT-004, CARD-010', 'finance', 'merriwether/cars/', /^a Get Finance → \/finance\?.*car_id=/],
	['CARD-015', 'finance under its other label', 'righto/cars/', /^a Finance Enquiry → /],
	[
		'VDPACT-005, CARD-013',
		'the trade-in',
		'merriwether/cars/',
		/^a Trade In → \/cars\/trade-in\?car_id=\d+$/,
	],
	['VDPACT-006', 'WhatsApp', NEW, /^a WhatsApp .*→ https:\/\/wa\.me\/61491570006\?/],
	['VDPACT-008, CARD-012', 'the reservation', 'righto/cars/', /^a Reserve .*\$\d+ → \/cars\/.+\/checkout$/],
	['CARD-012', 'buying online', USED, /^button Buy Online$/],
	['VDPACT-009', 'the history report', 'righto/cars/', /^a Vehicle History Report .*→ https:.+\.pdf$/],
	['VDPACT-011', 'the payment methods', 'merriwether/cars/', /^button Payment methods$/],
	['VDPACT-011', 'the logo of a payment method', 'merriwether/cars/', /^img .+\bvisa\b.*\.svg$/],
	['VDPACT-013', 'sharing', NEW, /^button Share$/],
	['VDPACT-016', 'instant messages', NEW, /^a Instant Message → sms:0491570006\?/],
	['ITEMTYPES-003', 'the icon of a caravan', CARAVAN, /^use → .+#caravan$/],
	['ITEMTYPES-005', 'the length of a caravan', CARAVAN, /^dd 18 ft \(5\.5 m\)$/],
	['ITEMTYPES-006', 'the unladen mass of a caravan', CARAVAN, /^dd 1,990 kg$/],
	['ITEMTYPES-007', 'the axles of a caravan', CARAVAN, /^dd Tandem$/],
	['ITEMTYPES-008', 'the berths of a caravan', CARAVAN, /^dd 4$/],
	['ITEMTYPES-009', 'the loaded mass of a caravan', CARAVAN, /^dd 2,490 kg$/],
	['ITEMTYPES-004', 'the width of a caravan', 'wattle-and-wander/cars/', /^th Body width$/],
];

test.each(PARTS)('a vehicle’s page has what %s demands: %s', (_clauses, _part, pages, line) => {
	expect(linesLike(pages, line)).not.toEqual([]);
});

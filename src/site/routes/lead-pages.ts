import type { Dealer, Dealership } from '../../config/complete-dealer.ts';
import type { Location } from '../../config/sections/locations.ts';
import { GENERAL_ENQUIRY } from '../../domain/lead-category.ts';
import { FINANCE_ANCHOR } from '../../domain/vehicle-actions.ts';
import {
	BOOK_TEST_DRIVE_PATH,
	CONTACT_PATH,
	contactPath,
	FINANCE_PATHS,
	FLEET_PATH,
	SUCCESS_PATH,
	SURVEY_PATH,
	TRADE_IN_PATH,
} from '../../paths.ts';
import { FEEDBACK, type LeadPage, leadPageContent } from '../forms/lead-page.ts';
import {
	contactLocationWords,
	contactWords,
	financeWords,
	fleetWords,
	surveyWords,
	testDriveWords,
	tradeInWords,
} from '../forms/page-words.ts';
import { successContent } from '../forms/success-page.ts';
import { visibleLocations } from '../places.ts';
import { type Page, page, type Route } from '../route.ts';

/**
 * Pages whose matter is a form, and the one after it, where the dealer has a lead API to send to. Trade-in and finance have several
 * addresses (resolutions 128 and 144); all of them answer, one is listed.
 */
export const leadPageRoute: Route = {
	name: 'lead-pages',
	pages: ({ dealer }) => {
		if (dealer.lead_api === null) return [];
		const forms = [
			...contact(dealer),
			...visibleLocations(dealer).map((location) => contactAt(location, dealer)),
			...(dealer.features.reviews === false ? [] : [SURVEY]),
			...(has(dealer, 'test_drive') ? [TEST_DRIVE] : []),
			...(has(dealer, 'fleet') ? [FLEET] : []),
			...(has(dealer, 'trade_in') ? TRADE_IN : []),
			...finance(dealer),
		];
		return [
			...forms.map(drawn),
			page({ path: SUCCESS_PATH, kind: 'success', sitemap: null, content: successContent }),
		];
	},
};

function drawn(form: LeadPage): Page {
	const isListed =
		form.category !== FEEDBACK && (form.canonical === undefined || form.canonical === form.path);
	return page({
		path: form.path,
		kind: 'lead-page',
		sitemap: isListed ? 'pages' : null,
		content: (context) => leadPageContent(form, context),
	});
}

function has({ dealerships }: Dealer, feature: keyof Dealership['features']): boolean {
	return dealerships.some(({ features }) => features[feature] !== false);
}

/** The general form, at both its addresses (LOCATIONS-002, LOCATIONS-003). */
function contact({ forms }: Dealer): LeadPage[] {
	return [CONTACT_PATH, '/contact'].map((path) => ({
		path,
		canonical: CONTACT_PATH,
		words: contactWords,
		category: forms.categories[0] ?? GENERAL_ENQUIRY,
		isCategoryChosen: true,
		showsPlaces: true,
		kind: 'enquiries',
		fields: ['Rego'],
		section: { id: 'enquiry', title: null },
	}));
}

/** What somebody most likely wants of a location that does one thing. */
const CATEGORY_AT = { sales: GENERAL_ENQUIRY, service: 'Service Booking', parts: 'Parts Enquiry' } as const;

/** The form that writes to one location (LOCATIONS-004). */
function contactAt(location: Location, { forms }: Dealer): LeadPage {
	return {
		path: contactPath(location.slug),
		words: contactLocationWords(location.name),
		category: CATEGORY_AT[location.location_type ?? 'sales'],
		isCategoryChosen: forms.categories.length > 0,
		location,
		kind: 'enquiries',
		fields: ['Rego'],
		section: { id: 'enquiry', title: null },
	};
}

/** What customers say afterwards (REVIEWS-015, resolution 170). */
const SURVEY: LeadPage = {
	path: SURVEY_PATH,
	words: surveyWords,
	category: FEEDBACK,
	subcategories: [
		{ value: 'Great experience', label: 'I had a great experience' },
		{ value: 'Bad experience', label: 'I had a bad experience' },
	],
	kind: 'enquiries',
	fields: [],
	section: { id: 'survey', title: null },
};

const TEST_DRIVE: LeadPage = {
	path: BOOK_TEST_DRIVE_PATH,
	words: testDriveWords,
	category: 'Test Drive',
	kind: 'leads',
	fields: ['test_drive_date'],
	section: { id: 'test-drive', title: null },
};

/** Its heading and category are the specification's (FLEET-002, FLEET-003). */
const FLEET: LeadPage = {
	path: FLEET_PATH,
	words: fleetWords,
	category: 'Fleet Enquiry',
	kind: 'enquiries',
	fields: [],
	section: { id: 'fleet-enquiry', title: 'Get In Touch' },
};

const TRADE_IN: LeadPage[] = [
	{ path: '/trade-in', title: 'Trade in' },
	{ path: TRADE_IN_PATH, title: 'Trade in', canonical: '/trade-in' },
	{ path: '/sell-your-car', title: 'Sell us your vehicle', canonical: '/trade-in' },
	{ path: '/sell-my-car', title: 'Sell us your vehicle', canonical: '/trade-in' },
].map(({ title, ...addresses }) => ({
	...addresses,
	words: tradeInWords(title),
	category: 'Trade In',
	kind: 'leads',
	fields: ['rego'],
	section: { id: 'trade-in-form', title: null },
}));

function finance(dealer: Dealer): LeadPage[] {
	const { finance } = dealer;
	if (finance === false) return [];
	return FINANCE_PATHS.map((path) => ({
		path,
		canonical: finance.path,
		words: financeWords,
		category: 'Finance Enquiry',
		kind: 'leads',
		fields: [],
		section: { id: FINANCE_ANCHOR, title: null },
	}));
}

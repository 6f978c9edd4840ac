import type { Dealer } from '../../config/complete-dealer.ts';
import { FINANCE_ANCHOR } from '../../domain/vehicle/vehicle-actions.ts';
import { SELL_MY_CAR_PATH, TRADE_IN_PAGE_PATH } from '../../paths/lead-paths.ts';
import {
	BOOK_TEST_DRIVE_PATH,
	FINANCE_FORM_PATHS,
	FLEET_PATH,
	SELL_PATH,
	SUCCESS_PATH,
	TRADE_IN_PATH,
} from '../../paths/paths.ts';
import { visibleLocations } from '../../site/places.ts';
import { type Page, page, type Route } from '../../site/route.ts';
import type { Site } from '../../site/site.ts';
import { showroomForms } from './embed/showroom-forms.ts';
import { contactPageOf, contactPages, SURVEY } from './view/contact-pages.ts';
import { FEEDBACK, leadPageContent } from './view/lead-page.ts';
import type { LeadPage } from './view/lead-page-definition.ts';
import { financeWords, fleetWords, testDriveWords, tradeInWords } from './view/page-words.ts';
import { successContent } from './view/success-page.ts';

/**
 * Lead pages and the success page, where the dealer has a lead API. Trade-in and finance have several addresses (resolutions 128 and 144),
 * one of which is indexed.
 */
export const leadPageRoute: Route = {
	name: 'lead-pages',
	pages: (site) => {
		const { dealer } = site;
		if (dealer.lead_api === null) return [];
		const forms = [
			...contactPages(dealer),
			...visibleLocations(dealer).map((location) => contactPageOf(location, dealer)),
			...(dealer.features.reviews === false ? [] : [SURVEY]),
			...(has(dealer, 'test_drive') ? [testDrive(site)] : []),
			...(has(dealer, 'fleet') ? [FLEET] : []),
			...(has(dealer, 'trade_in') ? TRADE_IN : []),
			...finance(dealer),
			...showroomForms(site),
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

function has({ dealerships }: Dealer, feature: 'test_drive' | 'fleet' | 'trade_in'): boolean {
	return dealerships.some(({ features }) => features[feature] !== false);
}

/** Test drive page; where new models have pages the model can be chosen, and `?model=` preselects it. */
function testDrive({ dealer, content }: Site): LeadPage {
	const hasModels = dealer.features.models !== false && content.models.length > 0;
	return {
		path: BOOK_TEST_DRIVE_PATH,
		words: testDriveWords,
		category: 'Test Drive',
		kind: 'leads',
		fields: [...(hasModels ? (['model'] as const) : []), 'test_drive_date'],
		formSteps: ['Your visit', 'Your details'],
		section: { id: 'test-drive', title: null },
	};
}

/** Heading and category are the specification's (FLEET-002, FLEET-003). */
const FLEET: LeadPage = {
	path: FLEET_PATH,
	words: fleetWords,
	category: 'Fleet Enquiry',
	kind: 'enquiries',
	fields: [],
	section: { id: 'fleet-enquiry', title: 'Get In Touch' },
};

const TRADE_IN: LeadPage[] = [
	{ path: TRADE_IN_PAGE_PATH, title: 'Trade in' },
	{ path: TRADE_IN_PATH, title: 'Trade in', canonical: TRADE_IN_PAGE_PATH },
	{ path: SELL_PATH, title: 'Sell us your vehicle', canonical: TRADE_IN_PAGE_PATH },
	{ path: SELL_MY_CAR_PATH, title: 'Sell us your vehicle', canonical: TRADE_IN_PAGE_PATH },
].map(({ title, ...addresses }) => ({
	...addresses,
	words: tradeInWords(title),
	category: 'Trade In',
	hasReview: true,
	kind: 'leads',
	fields: ['rego'],
	section: { id: 'trade-in-form', title: null },
	...(addresses.path.endsWith('trade-in') && { subject: 'Trade in on' }),
}));

function finance(dealer: Dealer): LeadPage[] {
	const { finance } = dealer;
	if (finance === false) return [];
	return FINANCE_FORM_PATHS.map((path) => ({
		path,
		canonical: finance.path,
		words: financeWords,
		category: 'Finance Enquiry',
		hasReview: true,
		kind: 'leads',
		fields: [],
		section: { id: FINANCE_ANCHOR, title: null },
		subject: 'Finance for',
	}));
}

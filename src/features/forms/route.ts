import type { Dealer } from '../../config/complete-dealer.ts';
import {
	BOOK_TEST_DRIVE_PATH,
	EQUIFAX_FINANCE_PATH,
	FINANCE_FORM_PATHS,
	FLEET_PATH,
	SUCCESS_PATH,
} from '../../paths/paths.ts';
import { type Page, page, type Route } from '../../site/route.ts';
import { visibleLocations } from '../../site/shown-location.ts';
import { showroomForms } from './embed/showroom-forms.ts';
import { applicationContent } from './view/application-page.ts';
import { contactPageOf, contactPages, SURVEY } from './view/contact-pages.ts';
import { FEEDBACK, leadPageContent } from './view/lead-page.ts';
import type { LeadPage } from './view/lead-page-definition.ts';
import { fleetWords, testDriveWords } from './view/page-words.ts';
import { successContent } from './view/success-page.ts';

/**
 * Lead pages and the success page, where the dealer has a lead API. Finance has several addresses (resolution 144), one of which is
 * indexed.
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
			...(has(dealer, 'test_drive') ? [TEST_DRIVE] : []),
			...(has(dealer, 'fleet') ? [FLEET] : []),
			...showroomForms(site),
		];
		return [
			...forms.map(leadPage),
			...applications(dealer),
			page({ path: SUCCESS_PATH, kind: 'success', sitemap: null, content: successContent }),
		];
	},
};

function leadPage(form: LeadPage): Page {
	const isListed =
		form.category !== FEEDBACK && (form.canonical === undefined || form.canonical === form.path);
	return page({
		path: form.path,
		kind: 'lead-page',
		sitemap: isListed ? 'pages' : null,
		content: (context) => leadPageContent(form, context),
	});
}

function has({ dealerships }: Dealer, feature: 'test_drive' | 'fleet'): boolean {
	return dealerships.some(({ features }) => features[feature] !== false);
}

/** Test drive page; the model can be chosen, and `?model=` preselects it. */
const TEST_DRIVE: LeadPage = {
	path: BOOK_TEST_DRIVE_PATH,
	words: testDriveWords,
	category: 'Test Drive',
	kind: 'leads',
	fields: ['model', 'test_drive_date'],
	formSteps: ['Your visit', 'Your details'],
	section: { id: 'test-drive', title: null },
};

/** Heading and category are the specification's (FLEET-002, FLEET-003). */
const FLEET: LeadPage = {
	path: FLEET_PATH,
	words: fleetWords,
	category: 'Fleet Enquiry',
	kind: 'enquiries',
	fields: [],
	section: { id: 'fleet-enquiry', title: 'Get In Touch' },
};

/** The finance application at its addresses; the one of a lender's own only where its feature is on (resolution 145). */
function applications({ finance, features }: Dealer): Page[] {
	if (finance === false) return [];
	const paths = [...FINANCE_FORM_PATHS, ...(features.equifax_finance ? [EQUIFAX_FINANCE_PATH] : [])];
	return paths.map((path) =>
		page({
			path,
			kind: 'application',
			sitemap: path === finance.path ? 'pages' : null,
			content: (context) => applicationContent({ path, canonical: finance.path }, context),
		}),
	);
}

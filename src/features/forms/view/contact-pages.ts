import type { Dealer } from '../../../config/complete-dealer.ts';
import type { Location } from '../../../config/sections/locations.ts';
import { GENERAL_ENQUIRY } from '../../../domain/lead/lead-category.ts';
import { CONTACT_SHORT_PATH } from '../../../paths/lead-paths.ts';
import { CONTACT_PATH, contactPath, SURVEY_PATH } from '../../../paths/paths.ts';
import { FEEDBACK } from './lead-page.ts';
import type { LeadPage } from './lead-page-definition.ts';
import { contactLocationWords, contactWords, surveyWords } from './page-words.ts';

/** General contact form, at both its addresses (LOCATIONS-002, LOCATIONS-003). */
export function contactPages({ forms }: Dealer): LeadPage[] {
	return [CONTACT_PATH, CONTACT_SHORT_PATH].map((path) => ({
		path,
		canonical: CONTACT_PATH,
		words: contactWords,
		category: forms.categories[0] ?? GENERAL_ENQUIRY,
		isCategoryChosen: true,
		showsLocations: true,
		kind: 'enquiries',
		fields: ['Rego'],
		section: { id: 'enquiry', title: null },
	}));
}

/** Most likely category at a location with a single department. */
const CATEGORY_AT = { sales: GENERAL_ENQUIRY, service: 'Service Booking', parts: 'Parts Enquiry' } as const;

/** Contact form of one location (LOCATIONS-004). */
export function contactPageOf(location: Location, { forms }: Dealer): LeadPage {
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

/** Customer survey (REVIEWS-015, resolution 170). */
export const SURVEY: LeadPage = {
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

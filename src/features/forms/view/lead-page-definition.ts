import type { Location } from '../../../config/sections/locations.ts';
import type { Choice, LeadForm, LeadPageData } from '../embed/form-data.ts';
import type { Nouns, PageWords } from './page-words.ts';

/** A page whose matter is a form. */
export interface LeadPage {
	path: string;
	/** The address search engines list, where several show the same. */
	canonical?: string;
	words: (nouns: Nouns) => PageWords;
	category: string;
	/** Whether the visitor chooses the category, from the dealer's list. */
	isCategoryChosen?: boolean;
	/** The location it writes to, where that is fixed (LOCATIONS-004). */
	location?: Location;
	/** Whom it writes to, where they have a phone of their own; everybody else shares the dealer's. */
	department?: 'service' | 'parts';
	/** Whether it shows where the dealer is: hours and a map of all locations. */
	showsPlaces?: boolean;
	/** What the visitor may say about the matter: how it is filed below its category. */
	subcategories?: readonly Choice[];
	/** The headings of the form's steps, where it has several: the visit, then the visitor. */
	formSteps?: readonly [visit: string, contact: string];
	/** Whether the answers are shown once more before it is sent: for long forms. */
	hasReview?: boolean;
	kind: 'enquiries' | 'leads';
	fields: LeadForm['fields'];
	section: LeadPageData['section'];
	/** What is shown over the name of the vehicle it is opened for: 'Finance for'. Absent where it is opened for none. */
	subject?: string;
}

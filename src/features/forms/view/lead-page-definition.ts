import type { Location } from '../../../config/sections/locations.ts';
import type { Choice, LeadFormData, LeadPageData } from '../embed/form-data.ts';
import type { Nouns, PageWords } from './page-words.ts';

/** Definition of a lead page. */
export interface LeadPage {
	path: string;
	/** Canonical address, where several addresses show the page. */
	canonical?: string;
	words: (nouns: Nouns) => PageWords;
	category: string;
	/** Whether the visitor selects the category from the dealer's list. */
	isCategoryChosen?: boolean;
	/** Receiving location, where it is fixed (LOCATIONS-004). */
	location?: Location;
	/** Receiving department, whose phone number the page shows; default is the dealer's. */
	department?: 'service' | 'parts';
	/** Whether it shows all locations with hours and map. */
	showsLocations?: boolean;
	/** Subcategories that the visitor can select. */
	subcategories?: readonly Choice[];
	/** The headings of the form's steps, where it has several. */
	formSteps?: readonly string[];
	kind: 'enquiries' | 'leads';
	fields: LeadFormData['fields'];
	section: LeadPageData['section'];
}

import type { Link } from '../../../ui/layout/layout-data.ts';
import type { LocationCard, LocationHeader, MapArea } from '../../locations/page-data.ts';
import type { FormRules } from './form-rules.ts';

/** An option of a choice. */
export interface Choice {
	value: string;
	label: string;
}

/** A lead form. Without JavaScript it is sent without a proof of work. */
export interface LeadFormData {
	/** '/api/enquiries' or '/api/leads'. */
	action: string;
	/** Hidden fields by name: the subject of the form. */
	hidden: { name: string; value: string }[];
	/** Categories: a single one is fixed; otherwise the first is preselected. */
	categories: LeadCategoryChoice[];
	/** Label of the category field. */
	categoryLabel: string;
	/** Whether the visitor selects the category; else the page's buttons do, and the field is for browsers without JavaScript. */
	isCategoryChosen: boolean;
	dealerships: Choice[];
	locations: LocationChoice[];
	/** Subcategories, such as a good or bad experience; empty for none. */
	subcategories: readonly Choice[];
	/** Fields besides name, contact and message. */
	fields: FieldGroup[];
	/** The dealer's note on visits (TESTDRIVE-006). */
	visitNote: string | null;
	/** Note on reservation requests; null where none can be made. */
	reservationNote: string | null;
	/** Placeholder of the bid: the price of the vehicle (OFFERS-020). */
	offerPlaceholder: string | null;
	/** Types of work of a service booking; empty for other forms. */
	work: string[];
	/** Additional services of a service booking; empty for none. */
	services: string[];
	/** Models of a quote; `?model=` contains a slug. Empty for none. */
	models: NamedChoice[];
	/** Offers that a test drive can be about; `?offer=` contains an id. Empty for none. */
	offers: NamedChoice[];
	/** Headings of its two steps, visit and contact details; empty for a form without steps. */
	steps: readonly string[];
	isMessageRequired: boolean;
	optIn: { isTicked: boolean; label: string };
	marketing: string;
	/** Name of the terms box, which differs in content pages (ENQUIRY-015). The service stores both as `terms_conditions`. */
	termsName: 'terms_conditions' | 'terms_agreed';
	/** Links of the terms box; null where the site has no such page. */
	terms: Link | null;
	privacy: Link | null;
	submit: string;
	/** 'Goes to Harbourline Toyota. We reply within one business day.' */
	promise: string;
	/** Rules for the form's script. */
	rules: FormRules;
}

/** A subject that the visitor may choose, with the message that it contributes. */
export interface LeadCategoryChoice extends Choice {
	/** Initial text of the message. */
	prefilled?: string;
	/** Hidden text sent before the message. */
	hidden?: string;
}

/** An option that addresses name by its slug. */
export interface NamedChoice extends Choice {
	slug: string;
	/** Slugs of the dealerships that sell it; empty for any dealership. */
	dealerships: string[];
}

/** A location that the visitor may choose. */
export interface LocationChoice extends Choice {
	dealership_slug: string;
	/** The only department of the location; null for a sales location. */
	department: 'service' | 'parts' | null;
}

/**
 * Optional groups of fields. `Rego` enables all workshop and parts fields, each for its category; `finance` and `trade` are additional
 * requests.
 */
export type FieldGroup =
	| 'test_drive_date'
	| 'offer_from_client'
	| 'Rego'
	| 'service'
	| 'model'
	| 'finance'
	| 'trade';

/** Enquiry dialog of a vehicle page. */
export interface LeadDialog {
	/** Fragments that open it, such as 'test-drive'. */
	anchors: string[];
	title: string;
	form: LeadFormData;
	about: { title: string; text: string };
	ways: Link[];
}

/** Texts about the vehicle in the page's address. */
export interface SubjectWords {
	/** Label above its name: 'Finance for'. */
	label: string;
	/** For a vehicle that is no longer for sale. */
	sold: string;
	/** For a vehicle that is no longer listed. */
	gone: string;
	/** While the site's search, which knows the vehicle, is unavailable. */
	away: string;
}

/** A lead page: a page with a form. */
export interface LeadPageData {
	title: string;
	text: string;
	/** What happens next, in order. */
	steps: string[];
	/** Id and heading of the form's section; the title is null for no heading. */
	section: { id: string; title: string | null };
	form: LeadFormData;
	/** Texts about the vehicle in the page's address, on the test drive page; null elsewhere. */
	subject: SubjectWords | null;
	/** Contact links beside the form. */
	ways: Link[];
	locations: { name: string; address: string }[];
	/** The location that receives the form; null for the dealer. */
	header: LocationHeader | null;
	/** All locations with hours and map, on the contact page; null elsewhere. */
	visit: { cards: LocationCard[]; map: MapArea | null } | null;
}

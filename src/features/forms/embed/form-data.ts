import type { Card } from '../../../domain/card/card-data.ts';
import type { ThanksText } from '../../../domain/lead/thanks-text.ts';
import type { CarType } from '../../../domain/vehicle/car-type.ts';
import type { Link } from '../../../ui/layout/layout-data.ts';
import type { MapArea, PlaceCard, PlaceHeader } from '../../locations/page-data.ts';
import type { FormRules } from './form-rules.ts';

/** One of several things to choose from. */
export interface Choice {
	value: string;
	label: string;
}

/** A form that asks the dealer for something. It is sent without the step where no script runs. */
export interface LeadForm {
	/** '/api/enquiries' or '/api/leads'. */
	action: string;
	/** What is sent without being asked for, by name: what the form is about. */
	hidden: { name: string; value: string }[];
	/** What it can be about. One is fixed; several are chosen among, the first one unless another is picked. */
	categories: LeadCategoryChoice[];
	/** What is asked beside the choice of a category. */
	categoryLabel: string;
	/** Whether a visitor picks the category; else the page's buttons do, and the choice is for browsers without scripts. */
	isCategoryChosen: boolean;
	dealerships: Choice[];
	locations: LocationChoice[];
	/** What may be said about the matter, such as whether it went well; empty where nothing is asked. */
	subcategories: readonly Choice[];
	/** Fields besides name, contact and message. */
	fields: LeadField[];
	/** What the dealer says to who books a visit (TESTDRIVE-006). */
	visitNote: string | null;
	/** What a request to reserve says before it is sent; null where none can be made. */
	reservationNote: string | null;
	/** Beside the amount of an offer: the price of the vehicle (OFFERS-020). */
	offerPlaceholder: string | null;
	/** What a service booking can be for; empty where it is not asked. */
	work: string[];
	/** Ticks under a service booking; empty for none. */
	services: string[];
	/** The models a quote can be for; `?model=` names one by its slug. Empty for none. */
	models: NamedChoice[];
	/** The offers a test drive can be about; `?offer=` names one by its id. Empty for none. */
	offers: NamedChoice[];
	/** The headings of its steps, where it has several: what the visit is about, and who visits. Empty for a form in one piece. */
	steps: readonly string[];
	isMessageRequired: boolean;
	optIn: { isTicked: boolean; label: string };
	marketing: string;
	/** The name of the terms box: its own in a content page (ENQUIRY-015). The service keeps both as `terms_conditions`. */
	termsName: 'terms_conditions' | 'terms_agreed';
	/** Where the terms box leads: each is null where the site has no such page. */
	terms: Link | null;
	privacy: Link | null;
	submit: string;
	/** 'Goes to Harbourline Toyota. We reply within one business day.' */
	promise: string;
	/** What the script needs to know. */
	rules: FormRules;
}

export interface LeadCategoryChoice extends Choice {
	/** What the message begins with. */
	prefilled?: string;
	/** What goes before the message, unseen. */
	hidden?: string;
}

/** Something to choose that addresses name by its slug. */
export interface NamedChoice extends Choice {
	slug: string;
	/** The dealerships that sell it, by their slugs; empty where any may be asked. */
	dealerships: string[];
}

export interface LocationChoice extends Choice {
	dealership_slug: string;
	/** The department that is all there is at this location; null for one that sells. */
	department: 'service' | 'parts' | null;
}

/**
 * Fields that only some forms have; `Rego` stands for all a workshop or a parts counter asks, each for its category, `finance` and `trade`
 * are wishes beside the matter itself.
 */
export type LeadField =
	| 'test_drive_date'
	| 'offer_from_client'
	| 'rego'
	| 'Rego'
	| 'service'
	| 'model'
	| 'finance'
	| 'trade';

/** The dialog of a vehicle's page in which one asks for all there is to ask for. */
export interface LeadDialog {
	/** The names under which an address opens it, such as 'test-drive'. */
	anchors: string[];
	title: string;
	form: LeadForm;
	about: { title: string; text: string };
	ways: Link[];
}

/** What a page says of the vehicle it was opened for. */
export interface SubjectWords {
	/** Over its name: 'Finance for'. */
	label: string;
	/** Where it cannot be bought any more. */
	sold: string;
	/** Where the site no longer lists it. */
	gone: string;
}

/** A page whose matter is a form. */
export interface LeadPageData {
	title: string;
	text: string;
	/** What happens next, in order. */
	steps: string[];
	/** The heading over the form, and the anchor links lead to; null for a form that needs no heading of its own. */
	section: { id: string; title: string | null };
	/** What the form says of the vehicle its address names (`?car_id=`); null for a page that is opened for none. */
	subject: SubjectWords | null;
	form: LeadForm;
	/** The ways to the dealer beside the form. */
	ways: Link[];
	places: { name: string; address: string }[];
	/** The location the form writes to; null where it goes to the dealer. */
	header: PlaceHeader | null;
	/** All locations with hours and map, on the page one contacts them from; null elsewhere. */
	visit: { cards: PlaceCard[]; map: MapArea | null } | null;
}

/** What is said after a form was sent. */
export interface SuccessData {
	title: string;
	text: string;
	/** What is said instead after a form of a category. */
	byCategory: Readonly<Record<string, ThanksText>>;
	steps: string[];
	phone: Link;
	links: Link[];
	/** Vehicles to go on with, by condition. */
	groups: { car_type: CarType; title: string; all: Link; cards: Card[] }[];
}

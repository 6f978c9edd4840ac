import type { StarFill } from '../../domain/dealer/review-rules.ts';
import type { Holiday } from '../../domain/hours/holiday-hours.ts';
import type { Department } from '../../domain/hours/special-hours.ts';
import type { Point } from '../../domain/place/distance.ts';
import type { HoursTable, ShownLocation } from '../../ui/hours/hours-data.ts';
import type { Link } from '../../ui/layout/layout-data.ts';
import type { Picture } from '../../ui/picture/picture-data.ts';
import type { ReviewsSummary } from '../reviews/page-data.ts';

/** A location in a list, in a carousel or beside another. */
export interface LocationCard extends ShownLocation {
	/** Its number on the map and in the list, by name from 1. */
	number: number;
	at: Point | null;
	picture: Picture | null;
	/** A small picture for cards; the large one where the dealer gives none (LOCATIONS-011). */
	thumb: Picture | null;
	/** '412 vehicles', linking to their list. */
	stock: Link | null;
	/** Link to the location's contact form. */
	contact: Link | null;
}

/** Rating badge of a location: 'Based on 1,126 reviews' (LOCATIONS-020). */
export interface ReviewsBadge {
	average: string;
	stars: StarFill[];
	text: string;
	href: string | null;
}

/** Sales, service or parts of a dealership, each with its own address and hours (LOCATIONS-022). */
export interface LocationDepartment {
	department: Department;
	label: string;
	/** Its location, when it is another than the card's; null for the same. */
	elsewhere: { name: string; address: string; directions: Link } | null;
	phone: ShownLocation['phone'];
	hours: HoursTable;
	/** Target of 'Enquire Now' on closed days; null to show only that it is closed (LOCATIONS-030). */
	ask: string | null;
}

/** Dates with special hours, and the time zone in which they pass. */
export interface Holidays {
	time_zone: string;
	dates: Holiday[];
}

/** The header card of a location (LOCATIONS-019 to LOCATIONS-022). */
export interface LocationHeader {
	location: LocationCard;
	badge: ReviewsBadge | null;
	departments: LocationDepartment[];
	holidays: Holidays;
	/** Licences and other required details. */
	facts: { label: string; value: string }[];
	/** Links to its team, its channels and its dealership. */
	links: Link[];
}

/** Map of some locations (LOCATIONS-028). */
export interface MapArea {
	/** The map service, loaded on request; null for none, when sketch and directions suffice. */
	service: { provider: 'google'; key: string } | { provider: 'openstreetmap' } | null;
	pins: {
		number: number;
		name: string;
		address: string;
		at: Point;
		href: string | null;
		directions: Link;
	}[];
	/** The site's own sketch map; null where it would not help. */
	sketch: MapSketch | null;
}

/** Sketch map of dots, one for each postcode, with pins; positions are per cent of its width and height. */
export interface MapSketch {
	/** SVG path of the dots, for a view box of 100 by `height`. */
	path: string;
	height: number;
	pins: { x: number; y: number; isLabelLeft: boolean }[];
	/** Scale bar: its label and its width, per cent. */
	scale: { text: string; width: number };
}

/** Data for the search by postcode (resolution 189). */
export interface PostcodeFinder {
	/** Address of the postcode table. */
	table: string;
	/** Key of the geocoding service, which is tried first; null to use the table only. */
	geocoding_key: string | null;
}

/** The page with every location. */
export interface LocationsData {
	title: string;
	text: string;
	cards: LocationCard[];
	/** The search by postcode; null where there are not several locations on the map. */
	finder: PostcodeFinder | null;
	map: MapArea | null;
	holidays: Holidays;
	reviews: ReviewsSummary | null;
}

/** The page of one location, with its people and the locations besides it. */
export interface LocationData {
	header: LocationHeader;
	map: MapArea | null;
	reviews: ReviewsSummary | null;
	people: { cards: PersonCard[]; all: string | null };
	others: LocationCard[];
}

/** A member of a location's team (LOCATIONS-005, resolution 161). */
export interface PersonCard {
	name: string;
	role: string;
	initials: string;
	photo: Picture | null;
	phone: ShownLocation['phone'];
	email: string | null;
}

/** The page with the people of one location. */
export interface TeamData {
	title: string;
	/** No more of its card than is shown: the number of its vehicles changes with each sale. */
	location: Pick<LocationCard, 'name' | 'address' | 'phone' | 'href'>;
	people: PersonCard[];
	contact: Link | null;
	others: Link[];
}

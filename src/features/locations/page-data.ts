import type { StarFill } from '../../domain/dealer/review-rules.ts';
import type { Holiday } from '../../domain/hours/holiday-hours.ts';
import type { Department } from '../../domain/hours/special-hours.ts';
import type { Point } from '../../domain/place/distance.ts';
import type { HoursTable, Place } from '../../ui/hours/hours-data.ts';
import type { Link } from '../../ui/layout/layout-data.ts';
import type { Picture } from '../../ui/picture/picture-data.ts';
import type { ReviewsSummary } from '../reviews/page-data.ts';

/** A location as one of several: on the page of all of them, in a carousel, beside another. */
export interface PlaceCard extends Place {
	/** Its number on the map and in the list, by name from 1. */
	number: number;
	at: Point | null;
	picture: Picture | null;
	/** A small picture for cards; the large one where the dealer gives none (LOCATIONS-011). */
	thumb: Picture | null;
	/** '412 vehicles', leading to them. */
	stock: Link | null;
	/** The form that writes to this location. */
	contact: Link | null;
}

/** What is read where a place is known by its reviews: 'Based on 1,126 reviews' (LOCATIONS-020). */
export interface ReviewsBadge {
	average: string;
	stars: StarFill[];
	text: string;
	href: string | null;
}

/** Sales, service or parts of a dealership, each with its own address and hours (LOCATIONS-022). */
export interface PlaceDepartment {
	department: Department;
	label: string;
	/** The location it is at, where that is another than the card is about; null for the same. */
	elsewhere: { name: string; address: string; directions: Link } | null;
	phone: Place['phone'];
	hours: HoursTable;
	/** Where a closed day's 'Enquire Now' leads; null where a closed day is only closed (LOCATIONS-030). */
	ask: string | null;
}

/** The dates on which hours differ, and the clock by which they pass. */
export interface Holidays {
	time_zone: string;
	dates: Holiday[];
}

/** The header card of a location (LOCATIONS-019 to LOCATIONS-022). */
export interface PlaceHeader {
	place: PlaceCard;
	badge: ReviewsBadge | null;
	departments: PlaceDepartment[];
	holidays: Holidays;
	/** Licences and what else must stand here. */
	facts: { label: string; value: string }[];
	/** Its people, its channels, the dealership it is part of. */
	links: Link[];
}

/** A map around some places (LOCATIONS-028). */
export interface MapArea {
	/** Who draws the map once it is asked for; null where there is none: the sketch and directions do. */
	service: { provider: 'google'; key: string } | { provider: 'openstreetmap' } | null;
	pins: {
		number: number;
		name: string;
		address: string;
		at: Point;
		href: string | null;
		directions: Link;
	}[];
	/** Where people live around the pins, drawn by the site itself; null where dots would tell nothing. */
	sketch: MapSketch | null;
}

/** A drawing of dots, one for each postcode, with the pins among them; numbers are per cent of its width and height. */
export interface MapSketch {
	/** The outline of all dots, for a view box of 100 by `height`. */
	path: string;
	height: number;
	pins: { x: number; y: number; isLabelLeft: boolean }[];
	/** How wide 10, 20, 50… kilometres are. */
	scale: { text: string; width: number };
}

/** How a postcode becomes a point (resolution 189). */
export interface PostcodeFinder {
	/** Where the table of postcodes is. */
	table: string;
	/** The key of the geocoding service, which is asked first; null for the table alone. */
	geocoding_key: string | null;
}

export interface LocationsData {
	title: string;
	text: string;
	cards: PlaceCard[];
	finder: PostcodeFinder | null;
	map: MapArea | null;
	holidays: Holidays;
	reviews: ReviewsSummary | null;
}

export interface LocationData {
	header: PlaceHeader;
	map: MapArea | null;
	reviews: ReviewsSummary | null;
	people: { cards: PersonCard[]; all: string | null };
	others: PlaceCard[];
}

/** Somebody who works there (LOCATIONS-005, resolution 161). */
export interface PersonCard {
	name: string;
	role: string;
	initials: string;
	photo: Picture | null;
	phone: Place['phone'];
	email: string | null;
}

export interface TeamData {
	title: string;
	place: PlaceCard;
	people: PersonCard[];
	contact: Link | null;
	others: Link[];
}

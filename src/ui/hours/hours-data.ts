import type { Timetable } from '../../domain/hours/timetable.ts';
import type { Link } from '../layout/layout-data.ts';

/** Opening hours of a location for display. */
export interface HoursTable {
	/** Monday to Sunday, with the hours of the next such day. */
	rows: HoursRow[];
	/** The same, with working days in one row when they are equal (LOCATIONS-032). */
	compact: HoursRow[];
	/** Timetable from which the browser works out the open state; null where hours are unknown. */
	timetable: Timetable | null;
	/** Regular hours, true at any time: 'Monday to Friday 8:30am – 5:30pm'. */
	summary: string;
}

/** The hours that some weekdays share. */
export interface HoursRow {
	label: string;
	text: string;
	isClosed: boolean;
	/** 0 is Sunday. */
	weekdays: number[];
}

/** A location for display. */
export interface ShownLocation {
	name: string;
	slug: string;
	/** Address of its page; null where the site has none. */
	href: string | null;
	address: string;
	/** City, for short lists. */
	city: string;
	/** Directions of a map service. */
	directions: Link;
	phone: { text: string; href: string } | null;
	hours: HoursTable;
	makes: string[];
	/** 'LMCT 11482'; null when the location has none of its own. */
	licence: string | null;
	note: string | null;
}

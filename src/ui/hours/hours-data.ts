import type { Timetable } from '../../domain/hours/timetable.ts';
import type { Link } from '../layout/layout-data.ts';

/** The opening hours of a place, as tables print them. */
export interface HoursTable {
	/** Monday to Sunday, each as it comes next. */
	rows: HoursRow[];
	/** The same with the working days in one row when they agree (LOCATIONS-032). */
	compact: HoursRow[];
	/** From which the browser tells whether the place is open now; null where hours are unknown. */
	timetable: Timetable | null;
	/** Always true, so it may stand in a page made long ago: 'Monday to Friday 8:30am – 5:30pm'. */
	summary: string;
}

export interface HoursRow {
	label: string;
	text: string;
	isClosed: boolean;
	/** 0 is Sunday. */
	weekdays: number[];
}

/** A location as pages show it. */
export interface Place {
	name: string;
	slug: string;
	/** Its own page, where the site has one. */
	href: string | null;
	address: string;
	/** City alone, for short lists. */
	city: string;
	/** Where a map service leads there. */
	directions: Link;
	phone: { text: string; href: string } | null;
	hours: HoursTable;
	makes: string[];
	/** 'LMCT 11482'; null when the location has none of its own. */
	licence: string | null;
	note: string | null;
}

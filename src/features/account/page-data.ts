import type { Timetable } from '../../domain/hours/timetable.ts';
import type { Link } from '../../ui/layout/layout-data.ts';

/** The sign-in page. What it is opened for is known only to the browser. */
export interface SignInData {
	/** Noun for the dealer's vehicles: 'car'. */
	noun: string;
	signIn: SignInSettings;
}

/** What the island of the sign-in page gets. */
export interface SignInSettings {
	/** The path of the lead API. */
	api: string;
	noun: string;
	/** Where the rendered form posts to. */
	action: string;
	/** The dealer's name, for the page's title. */
	dealer: string;
	phone: { text: string; href: string };
	/** The hours of the first location; null where they are unknown. */
	timetable: Timetable | null;
	/** Whether mobile numbers of other countries may sign in. */
	abroad: boolean;
	privacy: Link | null;
}

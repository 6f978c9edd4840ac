import type { Timetable } from '../../hours/timetable.ts';
import type { LocalDate } from '../../time/local-date.ts';

/** A fact or a sentence of the site that an answer may quote, as plain text. */
export interface Passage {
	/** The name of a fact: 'Transmission'; null for a sentence. */
	label: string | null;
	text: string;
	/** What it is under on its page: 'Key facts', 'Warranty'. */
	from: string;
	/** Where it is: an anchor of the vehicle's page or the address of another page. */
	href: string;
	/** The times behind a location's opening hours. */
	hours?: Timetable;
	/** The day that it is about. */
	date?: LocalDate;
}

/** How an answer quotes a passage. */
export const quoteOf = ({ label, text }: Pick<Passage, 'label' | 'text'>): string =>
	label === null ? text : `${label}: ${text}`;

/** Whether a passage asks what others answer: 'Is there a cooling-off period?' */
export const isQuestion = ({ text }: Pick<Passage, 'text'>): boolean => text.endsWith('?');

/** The name of the fact that a vehicle is not simply for sale: 'Reserved'. */
export const AVAILABILITY = 'Availability';

/** The name of the fact with the name of an offer. */
export const OFFER = 'Offer';

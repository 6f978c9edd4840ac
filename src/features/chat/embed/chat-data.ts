import type { Timetable } from '../../../domain/hours/timetable.ts';
import type { LeadFormData } from '../../forms/embed/form-data.ts';

/** The chat of a page. */
export interface ChatData {
	/** 'Chat about this car'. */
	title: string;
	/** The dealer's slug, part of the storage key in the browser. */
	dealer: string;
	/** Who answers: 'Righto Cars, Kewdale'. */
	answers: string;
	phone: { text: string; href: string };
	/** The hours of who answers; null where they are not known. */
	timetable: Timetable | null;
	/** The form of the dealer's own chat. */
	form: LeadFormData;
	/** The provider that takes its place; null for none. */
	provider: ChatProviderData | null;
}

/** A chat provider whose program a page may load once the visitor has agreed. */
export interface ChatProviderData {
	/** 'Yarn Chat'. */
	name: string;
	/** The address of its program. */
	script: string;
}

import type { Passage } from '../../../domain/answers/passage.ts';
import type { Referral } from '../../../domain/answers/referral.ts';
import type { Timetable } from '../../../domain/hours/timetable.ts';
import type { Link } from '../../../ui/layout/layout-data.ts';
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
	/** Answers to questions from the site's own facts; null where a person answers everything. */
	questions: ChatQuestions | null;
	/** The provider that takes its place; null for none. */
	provider: ChatProviderData | null;
}

/** What answers to questions about a vehicle need beside the site's files. */
export interface ChatQuestions {
	/** The vehicle's slug. */
	slug: string;
	/** 'car', 'caravan'. */
	noun: string;
	/** Facts of the location that no file has: its regular hours. */
	known: readonly Passage[];
	/** Where questions about other subjects are referred to. */
	links: Partial<Record<Referral, Link>>;
}

/** A chat provider whose program a page may load once the visitor has agreed. */
export interface ChatProviderData {
	/** 'Yarn Chat'. */
	name: string;
	/** The address of its program. */
	script: string;
}

import type { NamedVehicle } from '../../../domain/answers/answer.ts';
import type { Referral } from '../../../domain/answers/questions/referral.ts';
import type { Timetable } from '../../../domain/hours/timetable.ts';
import type { Link } from '../../../ui/layout/layout-data.ts';
import type { LeadFormData } from '../../forms/embed/form-data.ts';

/** The chat of a page. */
export interface ChatData {
	/** 'Ask about this Corolla'. */
	title: string;
	/** Below the title: who answers. */
	note: string;
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

/** What answers to questions need beside the site's files. */
export interface ChatQuestions {
	/** The vehicle of the page; null on other pages. */
	vehicle: NamedVehicle | null;
	/** 'car', 'caravan'. */
	noun: string;
	/**
	 * Questions to begin with that the page has rendered; others come with the answers. None on a vehicle's page, whose facts are loaded
	 * first.
	 */
	suggested?: readonly string[];
	/** The base path of the lead API. */
	api: string;
	/** Who runs the language model that phrases answers; null where they are quotations only. */
	operator: string | null;
	/** Where questions about other subjects are referred to. */
	links: Partial<Record<Referral, Link>>;
}

/** The vehicle above a conversation about it. */
export interface ChatSubject {
	picture: { url: string; width: number; height: number };
	/** Its price, which live updates change; null where none is shown. */
	price: { now: string; type: string | null } | null;
	/** The first thing to do with it: 'Buy Online'; null where that is no link. */
	action: Link | null;
}

/** A chat provider whose program a page may load once the visitor has agreed. */
export interface ChatProviderData {
	/** 'Yarn Chat'. */
	name: string;
	/** The address of its program. */
	script: string;
}

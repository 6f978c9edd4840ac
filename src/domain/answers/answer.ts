import type { Passage } from './passages/passage.ts';
import type { Courtesy } from './questions/courtesy.ts';
import type { Referral } from './questions/referral.ts';

/** A vehicle as a conversation names it. */
export interface NamedVehicle {
	slug: string;
	/** '2021 Toyota Corolla Ascent Sport'. */
	title: string;
	make: string;
	model: string;
}

/** A vehicle of the stock that an answer shows. */
export interface FoundVehicle extends NamedVehicle {
	href: string;
	/** '$26,490 Drive away', as on its card; null where the card shows none. */
	price: string | null;
	/** 'White, 31,900 km, Automatic'. */
	facts: string;
	picture: { url: string; width: number; height: number };
}

/** What a search of the stock found. */
export interface StockAnswer {
	kind: 'stock';
	/** The first vehicles; empty for none. */
	found: readonly FoundVehicle[];
	/** Vehicles that were withdrawn since the search was built, where they would be among the first ones. */
	withdrawn?: readonly NamedVehicle[];
	/** How many there are in all. */
	total: number;
	/** What was looked for: 'Toyota Corolla, White'. */
	sought: string;
	/** How many filters were looked by, without keywords. */
	filters: number;
	/** Words that the search did not use. */
	unused: readonly string[];
	/** The list of all of them. */
	href: string;
	/** The whole question, where the visitor only narrowed the search before: 'And automatic?' */
	asked?: string;
}

/** Quotations from the site with one line above them. */
export interface QuotedAnswer {
	kind: 'quoted';
	line: string;
	quotes: readonly Passage[];
	/** The questions among those asked that have no answer. */
	open: readonly string[];
	/** The vehicle whose facts are quoted; null where only the dealer's pages are. */
	about: NamedVehicle | null;
	/** The vehicles that it is compared with, whose facts are quoted too. */
	beside?: readonly NamedVehicle[];
	/** Whether that vehicle is no longer for sale. */
	isEnded: boolean;
	/** The question that was answered, where the visitor only pointed to it: 'And the other one?' */
	asked: string;
	/** Sentences that a language model wrote from the quotations, each checked against them. */
	phrased?: readonly string[];
}

/** The answer to a question (CHAT-003, VDPACT-012). */
export type Answer =
	| QuotedAnswer
	| StockAnswer
	/** A tool of the site or a person answers it. */
	| { kind: 'referred'; to: Referral }
	/** More than one vehicle may be meant; without options, none is known yet. */
	| { kind: 'which'; options: readonly NamedVehicle[]; asked: string }
	/** The site does not say. */
	| { kind: 'unknown' }
	/** The vehicle is not listed any more. */
	| { kind: 'gone' }
	/** No question: 'Hello', 'Thanks'. */
	| { kind: 'courtesy'; to: Courtesy }
	/** What the site says could not be loaded. */
	| { kind: 'unreachable' };

/** A question with its answer. */
export interface Turn {
	question: string;
	answer: Answer;
	/** The slug of the vehicle on whose page it was asked; null on other pages. */
	on: string | null;
}

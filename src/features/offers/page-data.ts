import type { CutText } from '../../domain/offer/offer-text.ts';
import type { WindowEdges, WindowState } from '../../domain/time/date-window.ts';
import type { Link } from '../../ui/layout/layout-data.ts';
import type { Picture } from '../../ui/picture/picture-data.ts';
import type { LeadForm } from '../forms/embed/form-data.ts';

/** A special offer as its card shows it, in the list and on its own page (OFFERS-005 to OFFERS-016). */
export interface OfferCard {
	name: string;
	href: string;
	/** As the dealer calls it: 'Finance offer'. */
	category: string;
	picture: Picture | null;
	/** The whole description, sanitised. */
	html: string;
	/** How it begins where it is long; null where all of it shows. */
	beginning: string | null;
	disclaimer: { whole: string; cut: CutText | null } | null;
	/** What the lender wants said, on a finance offer (resolution 158). */
	financeNote: string | null;
	/** 'Until 31 Dec 2026'; null for one without an end. */
	when: string | null;
	edges: WindowEdges;
	/** Not there yet when the page was made: browsers show it in time. */
	isToCome: boolean;
	enquire: Link;
	explore: Link | null;
	testDrive: Link | null;
	finance: Link | null;
}

/** All offers of a site, by category. */
export interface OffersData {
	title: string;
	text: string;
	sections: { id: string; title: string; offers: OfferCard[] }[];
	/** Where to go from a page without offers, and after the last one. */
	ways: Link[];
}

/** One offer. */
export interface OfferData {
	offer: OfferCard;
	/** What it is when the page is made; browsers look again. */
	state: WindowState;
	/** 'From 1 Dec 2026', for one to come. */
	starts: string | null;
	form: LeadForm | null;
	phone: Link;
	/** On with what holds: all offers, or the stock. */
	ways: Link[];
}

import type { CutText } from '../../domain/offer/offer-text.ts';
import type { WindowEdges, WindowState } from '../../domain/time/date-window.ts';
import type { Link } from '../../ui/layout/layout-data.ts';
import type { Picture } from '../../ui/picture/picture-data.ts';
import type { CalculatorData } from '../finance/embed/calculator-data.ts';
import type { LeadFormData } from '../forms/embed/form-data.ts';
import type { EstimateBlockData } from '../trade-in/embed/estimate-block.ts';

/** A special offer for cards and for its own page (OFFERS-005 to OFFERS-016). */
export interface OfferCard {
	name: string;
	href: string;
	/** Category in the dealer's words: 'Finance offer'. */
	category: string;
	picture: Picture | null;
	/** The whole description as sanitised HTML. */
	html: string;
	/** Beginning of a long description; null when all of it is shown. */
	beginning: string | null;
	disclaimer: { whole: string; cut: CutText | null } | null;
	/** The lender's required disclaimer, on a finance offer (resolution 158). */
	financeNote: string | null;
	/** 'Until 31 Dec 2026'; null for one without an end. */
	when: string | null;
	edges: WindowEdges;
	/** Starts after the build; a script shows it in time. */
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
	/** Links below the offers, also shown when there are none. */
	ways: Link[];
}

/** One offer. */
export interface OfferData {
	offer: OfferCard;
	/** State at build time; a script updates it. */
	state: WindowState;
	/** 'From 1 Dec 2026', for an offer that has not started. */
	starts: string | null;
	form: LeadFormData | null;
	/** The finance calculator, beside an offer that leads to finance. */
	calculator: CalculatorData | null;
	/** The first question of a trade-in; null where none is taken. */
	estimate: EstimateBlockData | null;
	phone: Link;
	/** Links to all offers and the stock. */
	ways: Link[];
}

import type { Link } from '../../ui/layout/layout-data.ts';
import type { LeadFormData } from '../forms/embed/form-data.ts';
import type { Deal } from './embed/deal.ts';

/** Texts of the checkout's form. */
export interface CheckoutWords {
	/** 'car' */
	noun: string;
	/** '$200' */
	deposit: string;
	hours: number;
	/** That no account is needed; '' where visitors sign in first (WATCHLIST-014). */
	account: string;
	/** The terms of reserving. */
	terms: string;
	/** What the law says of cooling off; null for nothing. */
	cooling_off: string | null;
}

/** The checkout of a vehicle. */
export interface CheckoutData {
	title: string;
	/** Its vehicle's page. */
	back: Link;
	form: LeadFormData;
	words: CheckoutWords;
	/** Who keeps what is typed: 'Righto Cars'. */
	dealer: string;
	deal: Deal;
	/** What the browser asks the service about. */
	vehicle: { slug: string; id: string };
	phone: Link;
	/** Vehicles to look at where this one is taken. */
	others: Link;
}

import type { Link } from '../../ui/layout/layout-data.ts';
import type { LeadFormData } from '../forms/embed/form-data.ts';

/** Texts of the checkout's form. */
export interface CheckoutWords {
	/** 'car' */
	noun: string;
	/** '$200' */
	deposit: string;
	hours: number;
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
	/** The vehicle, always in view. */
	summary: {
		title: string;
		text: string;
		/** '$23,990 drive away' */
		price: string;
		picture: { url: string; alt: string } | null;
		/** Price, deposit and what is left. */
		amounts: { label: string; value: string }[];
		note: string;
	};
	phone: Link;
}

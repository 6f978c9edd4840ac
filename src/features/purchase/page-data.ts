import type { Link } from '../../ui/layout/layout-data.ts';
import type { LeadFormData } from '../forms/embed/form-data.ts';
import type { PurchaseOptions } from './embed/purchase-amounts.ts';

/** The page of the whole purchase. The vehicle is the one in its address, whose facts the browser loads. */
export interface PurchaseData {
	title: string;
	/**
	 * Where the page and the facts of a vehicle are: '/cars/SLUG', '/cars/SLUG.json'. The rules of addresses weigh 600 bytes in the browser.
	 */
	page: string;
	facts: string;
	phone: Link;
	/** Other vehicles, where this one cannot be bought. */
	others: Link;
	purchase: PurchaseSettings;
	form: LeadFormData;
}

/** What the island of the page gets besides its form. */
export interface PurchaseSettings {
	/** 'car' */
	noun: string;
	/** Who keeps what is typed: 'Righto Cars Pty Ltd'. */
	dealer: string;
	/** Extras and delivery, by the slugs of dealerships. */
	dealerships: Readonly<Record<string, PurchaseOptions>>;
	/** The addresses of locations, by their ids. */
	locations: Readonly<Record<string, string>>;
	/** The page of finance; null for none. */
	finance: string | null;
	/** The trade-in form; null for none. */
	tradeIn: string | null;
}

import type { Link } from '../../ui/layout/layout-data.ts';
import type { LeadFormData } from '../forms/embed/form-data.ts';

/** The page of the whole purchase. The vehicle is the one in its address, whose facts the browser loads. */
export interface PurchaseData {
	purchase: PurchaseSettings;
	form: LeadFormData;
}

/** What the island of the page gets besides its form. */
export interface PurchaseSettings {
	/** 'Buy this car online' */
	title: string;
	/** 'car' */
	noun: string;
	/** The path of the lead API. */
	api: string;
	/** Extras and delivery, by the slugs of dealerships. */
	dealerships: Readonly<Record<string, PurchaseOptions>>;
	/** The addresses of locations, by their ids. */
	places: Readonly<Record<string, string>>;
	phone: Link;
	/** Other vehicles, where this one cannot be bought. */
	stock: Link;
	/** The trade-in form; null for none. */
	tradeIn: string | null;
}

export interface PurchaseOptions {
	extras: readonly { name: string; price: number }[];
	delivery: { price: number; area: string } | null;
}

import { DomUtils } from 'htmlparser2';
import { vehiclePath } from '../paths/paths.ts';
import { around, wordsIn } from './elements.ts';
import type { Element, ReadPage } from './page.ts';

const VEHICLES = vehiclePath('');

/** Parts of a list that are about one vehicle. */
const ENTRIES = ['li', 'tr'];

/** An entry of a page that leads to a vehicle, or that names a price from which vehicles start. */
export interface VehicleEntry {
	/** The vehicle's address; null for a model or a list. */
	path: string | null;
	element: Element;
	words: string;
}

/** The page of a vehicle that an address leads to; null for any other page. */
export function vehiclePathOf(href: string): string | null {
	const [path = ''] = href.split(/[?#]/);
	const slug = path.startsWith(VEHICLES) ? path.slice(VEHICLES.length) : '';
	return slug === '' || slug.includes('/') ? null : path;
}

/** The entries of each page, which several rules ask for. */
const known = new WeakMap<ReadPage, VehicleEntry[]>();

/** The entries of a page that lead to vehicles or start a price with 'From'. */
export function vehicleEntries(page: ReadPage): VehicleEntry[] {
	const entries = known.get(page) ?? entriesAmong(page);
	known.set(page, entries);
	return entries;
}

function entriesAmong({ elements }: ReadPage): VehicleEntry[] {
	const entries = new Map<Element, VehicleEntry>();
	for (const link of elements) {
		if (link.name !== 'a') continue;
		const path = vehiclePathOf(link.attribs['href'] ?? '');
		const element = around(link, ({ name }) => ENTRIES.includes(name)) ?? paragraphAbout(link) ?? link;
		if (entries.get(element)?.path) continue;
		const words = wordsIn(element);
		// A range of a filter, 'From $100,000', is in the query of its address.
		const isStart = !(link.attribs['href'] ?? '').includes('?') && FROM.test(words);
		if (path !== null || isStart) entries.set(element, { path, element, words });
	}
	return [...entries.values()];
}

/** The paragraph around a link to a vehicle, where it leads to no other one; null for none. */
function paragraphAbout(link: Element): Element | null {
	const paragraph = around(link, ({ name }) => name === 'p');
	if (!paragraph || vehiclePathOf(link.attribs['href'] ?? '') === null) return null;
	const links = DomUtils.getElementsByTagName('a', paragraph);
	return new Set(links.flatMap(({ attribs }) => vehiclePathOf(attribs['href'] ?? '') ?? [])).size === 1
		? paragraph
		: null;
}

const FROM = /\bfrom \$ ?\d[\d,]{4,}/i;

/** Sums that are no price of a vehicle, by the words before or after them. */
const NO_PRICE =
	/\b(?:was|save|saves|deposit(?: of)?|hold|holds|worth|average|under|over|to|up to|bonus|trade-in|reserve now|budget|borrow(?:ed)?|balloon)\s*$/i;
const NOT_AFTER = /^\s*(?:less|off|now\b|in total|more for|deposit|and (?:over|above)|to \$)/i;

/** The price types, as labels beside prices write them. */
const TYPE = String.raw`(?:estimated )?(?:drive|ride)[- ]?away|excl(?:uding|\.) (?:government|govt\.?) charges`;
/** Whether a text says what prices include. */
export const namesPriceType = (words: string): boolean => HAS_TYPE.test(words);

const HAS_TYPE = new RegExp(String.raw`\b(?:${TYPE}|price on application)\b`, 'i');
const TYPED = new RegExp(
	String.raw`\$ ?(\d[\d,]{3,})(?:\.\d\d)?\*?(?:\swas \$[\d,]+)?[\s,·]{0,3}(?:${TYPE})\b`,
	'gi',
);

/** A price of a vehicle, as written, whose words do not say what it includes; null for none. */
export function priceWithoutType(words: string): string | null {
	if (namesPriceType(words)) return null;
	for (const { 0: found, index } of words.matchAll(/\$ ?\d[\d,]{4,}/g)) {
		const before = words.slice(Math.max(0, index - 30), index);
		if (!NO_PRICE.test(before) && !NOT_AFTER.test(words.slice(index + found.length))) return found;
	}
	return null;
}

/** The prices of a text that say what they include, in dollars. A previous price is none. */
export function typedPrices(words: string): number[] {
	return [...words.matchAll(TYPED)]
		.filter(({ index }) => !NO_PRICE.test(words.slice(Math.max(0, index - 30), index)))
		.map(([, amount = '']) => Number(amount.replaceAll(',', '')));
}

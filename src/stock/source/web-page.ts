import type { StockSource } from '../../domain/feed/stock-source.ts';
import { plainText } from '../check/plain-text.ts';
import { Refused } from '../refused.ts';

/** How a page begins that a server sends where it has no feed: "back soon", a sign-in, an error. */
const WEB_PAGE = /^\s*(?:<!--.*?-->\s*)*(?:<!doctype html|<html[\s>])/is;

/**
 * Refuses a web page in place of a feed, by its title; null for everything else. Servers answer 200 with such pages, and what the formats
 * would say of one, such as a missing column, leads nowhere.
 *
 * @param name names the source in messages
 */
export function refusedWebPage(text: string, source: StockSource, name: string): Refused | null {
	const start = text.slice(0, 10_000);
	if (!WEB_PAGE.test(start)) return null;
	const title = plainText(/<title[^>]*>(.*?)<\/title>/is.exec(start)?.[1] ?? '').slice(0, 100);
	const titled = title === '' ? '' : ` titled '${title}'`;
	return new Refused(
		`${name} is a web page${titled}, not ${formatOf(source)}: the sender may be down, have moved the feed or want a key; check stock.from, or ask the sender`,
	);
}

function formatOf(source: StockSource): string {
	if ('delimiter' in source) return 'CSV';
	return 'record' in source ? 'XML' : 'JSON';
}

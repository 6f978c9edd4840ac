import { basename } from 'node:path';
import { hashOf } from '../../content-hash.ts';
import type { StockSource } from '../../domain/feed/stock-source.ts';

/** The identity of a source. */
export interface SourcePlace {
	/** Its name in messages: a file with its dealer's folder, or an address without its query, which may contain a token. */
	name: string;
	/** Distinguishes it from every other source of the dealer. */
	origin: string;
}

/** The identity of a dealer's stock source. `override`, a file given on the command line, replaces it. */
export function sourcePlace(source: StockSource, folder: string, override: string | null): SourcePlace {
	if (override !== null) return { name: override, origin: `override ${override}` };
	if (source.source !== 'http') {
		return { name: `${basename(folder)}/${source.file}`, origin: `file ${source.file}` };
	}
	const { origin, pathname } = new URL(source.url);
	return { name: origin + pathname, origin: `address ${hashOf(source.url)}` };
}

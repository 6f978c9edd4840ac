import { hashOf } from '../content-hash.ts';
import type { StockSource } from '../domain/feed/stock-source.ts';
import { latestYear } from './check/model-year.ts';
import { rulesVersion } from './snapshot/rules-version.ts';
import type { SourcePlace } from './source/source-place.ts';

/** A hash of everything that decides the result of parsing a source. */
export function stockKey(feed: string, source: StockSource, place: SourcePlace, now: Date): string {
	const asText = (_key: string, value: unknown) => (value instanceof RegExp ? String(value) : value);
	return hashOf(JSON.stringify([rulesVersion(), latestYear(now), place, source, feed], asText));
}

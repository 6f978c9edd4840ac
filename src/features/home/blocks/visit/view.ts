import { formatNumber } from '../../../../domain/vehicle/attributes/measures.ts';
import type { SiteContext } from '../../../../site/context.ts';
import type { ShownLocation } from '../../../../ui/hours/hours-data.ts';
import type { Options } from './options.ts';

/** Data of the block. */
export interface Data {
	location: ShownLocation;
	quote: { rating: string; count: string; text: string; by: string } | null;
}

/** The primary location; null for a dealer that shows none. */
export function view({ quote }: Options, { shownLocations: [location] }: SiteContext): Data | null {
	if (!location) return null;
	return {
		location,
		quote: quote ? { ...quote, rating: quote.rating.toFixed(1), count: formatNumber(quote.count) } : null,
	};
}

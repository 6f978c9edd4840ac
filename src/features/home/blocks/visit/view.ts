import { formatNumber } from '../../../../domain/vehicle/attributes/measures.ts';
import type { SiteContext } from '../../../../site/context.ts';
import type { ShownLocation } from '../../../../ui/hours/hours-data.ts';
import type { Options } from './options.ts';

/** Data of the block. */
export interface Data {
	place: ShownLocation;
	quote: { rating: string; count: string; text: string; by: string } | null;
}

/** The primary location; null for a dealer that shows none. */
export function view({ quote }: Options, { places: [place] }: SiteContext): Data | null {
	if (!place) return null;
	return {
		place,
		quote: quote ? { ...quote, rating: quote.rating.toFixed(1), count: formatNumber(quote.count) } : null,
	};
}

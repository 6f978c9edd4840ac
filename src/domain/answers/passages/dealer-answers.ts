import { type WindowEdges, windowState } from '../../time/date-window.ts';
import type { StockName } from '../vehicles/vehicle-words.ts';
import type { DealerKnowledge } from './knowledge.ts';
import { type AnsweringLocation, locationPassages } from './location-passages.ts';
import type { Passage } from './passage.ts';

/** A passage with the time it holds for; null for always. */
export interface TimedPassage {
	passage: Passage;
	window: WindowEdges | null;
}

/** What answers may quote about a dealer, in a file that the build writes. */
export interface DealerAnswers {
	/** What its text pages and offers say. */
	pages: readonly TimedPassage[];
	/** Its locations, with their hours. */
	locations: readonly AnsweringLocation[];
	/** The makes and models of its stock. */
	names: readonly StockName[];
}

/** Nothing about a dealer. */
export const NO_DEALER_ANSWERS: DealerAnswers = { pages: [], locations: [], names: [] };

/** What answers may quote about a dealer at a moment. */
export function dealerKnowledge({ pages, locations, names }: DealerAnswers, now: Date): DealerKnowledge {
	const current = pages.filter(
		({ window }) => window === null || windowState(window, now.getTime()) === 'open',
	);
	return {
		passages: [
			...locations.flatMap((location) => locationPassages(location, now)),
			...current.map(({ passage }) => passage),
		],
		names,
	};
}

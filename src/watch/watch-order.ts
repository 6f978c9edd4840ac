import type { FeedLinkSettings } from './feed-health/links.ts';
import type { Incident, Thresholds } from './incidents/incidents.ts';
import type { WatchState } from './state-file.ts';

/** How a fleet is watched. */
export interface WatchOrder {
	/** The dealers to watch that there are now. @throws when their folders cannot be read */
	dealers: () => string[];
	/** Every dealer that has a folder, watched or not. */
	existing: () => string[];
	/** The hash of the sources of every page: what is built by others is stale. */
	codeHash: string;
	/** The hash of all that this process runs; another one ends the watch. */
	programHash: () => string;
	/** How often each dealer is looked at, beside changes of its files. */
	everyMs: number;
	thresholds: Thresholds;
	/** Signs links to reports on feeds; null where none are given away. */
	feedLinks: FeedLinkSettings | null;
	stateFile: string;
	/** Informs the operator of the fleet of incidents, and of those that are over; returns what was reported. */
	report: (
		incidents: readonly Incident[],
		reported: WatchState['reported'],
	) => Promise<WatchState['reported']>;
	log: (line: string) => void;
}

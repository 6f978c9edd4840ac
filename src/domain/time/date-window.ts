/** When something holds or is advertised: moments with their offset (ISO 8601); none where it has no such end. */
export interface DateWindow {
	starts?: string | null | undefined;
	expires?: string | null | undefined;
}

/** The edges as pages carry them and browsers compare them, Unix milliseconds; null where there is none. */
export interface WindowEdges {
	/** The first moment at which it holds. */
	from: number | null;
	/** The last one. */
	until: number | null;
}

export type WindowState = 'before' | 'open' | 'over';

/** Ends are written as 23:59:59 and mean midnight: their second belongs to them to its last moment. */
const REST_OF_SECOND_MS = 999;

/** The edges of a window, be it an offer's or a promotion's (OFFERS-010, PROMO-008 to PROMO-010). */
export function windowEdges({ starts, expires }: DateWindow): WindowEdges {
	return {
		from: starts ? Date.parse(starts) : null,
		until: expires ? Date.parse(expires) + REST_OF_SECOND_MS : null,
	};
}

/** Whether a window is still to come, open, or over; both edges belong to it (resolution 176). */
export function windowState({ from, until }: WindowEdges, now: number): WindowState {
	if (from !== null && now < from) return 'before';
	return until !== null && now > until ? 'over' : 'open';
}

/** The moments from which a window is in another state than before. */
export function windowTurns({ from, until }: WindowEdges): number[] {
	return [from, until === null ? null : until + 1].filter((moment) => moment !== null);
}

/** A site is made anew every day: what starts within two is in its pages already, unseen, so that browsers can show it in time. */
const AHEAD_MS = 48 * 60 * 60 * 1000;

/** Whether a page made now says anything of a window: it is open, or opens before the site is made again. */
export function isNear(edges: WindowEdges, now: number): boolean {
	const state = windowState(edges, now);
	return state === 'open' || (state === 'before' && (edges.from ?? 0) <= now + AHEAD_MS);
}

/** What is wrong with a window as it is written (PROMO-008); null for nothing. */
export function windowFault({ starts, expires }: DateWindow): string | null {
	return starts && expires && Date.parse(starts) >= Date.parse(expires)
		? `expected to start before expiring, found ${starts} to ${expires}`
		: null;
}

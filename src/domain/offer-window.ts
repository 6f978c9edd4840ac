/** When an offer holds: moments with their offset (ISO 8601); null where it has no such end. */
export interface OfferWindow {
	starts: string | null;
	expires: string | null;
}

/** The edges as browsers compare them, Unix milliseconds. */
export interface WindowEdges {
	/** The first moment at which it holds. */
	from: number | null;
	/** The last one. */
	until: number | null;
}

export type WindowState = 'before' | 'open' | 'over';

/** The edges of a window. */
export function windowEdges({ starts, expires }: OfferWindow): WindowEdges {
	return {
		from: starts === null ? null : Date.parse(starts),
		until: expires === null ? null : Date.parse(expires),
	};
}

/** Whether a window is still to come, open, or over; both edges belong to it (resolution 176). */
export function windowState({ from, until }: WindowEdges, now: number): WindowState {
	if (from !== null && now < from) return 'before';
	return until !== null && now > until ? 'over' : 'open';
}

/** A site is made anew every day: what starts within two is in its pages already, unseen, so that browsers can show it in time. */
const AHEAD_MS = 48 * 60 * 60 * 1000;

/** Whether a page made now says anything of a window: it is open, or opens before the site is made again. */
export function isNear(edges: WindowEdges, now: number): boolean {
	const state = windowState(edges, now);
	return state === 'open' || (state === 'before' && (edges.from ?? 0) <= now + AHEAD_MS);
}

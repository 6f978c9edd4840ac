/** The period of an offer or promotion: ISO 8601 times with an offset; null for no limit. */
export interface DateWindow {
	starts?: string | null | undefined;
	expires?: string | null | undefined;
}

/** The edges of a window in the form that scripts compare, Unix milliseconds; null for no limit. */
export interface WindowEdges {
	/** The first moment of the window. */
	from: number | null;
	/** The last moment. */
	until: number | null;
}

/** Whether a window is to come, open, or past. */
export type WindowState = 'before' | 'open' | 'over';

/** Ends are written as 23:59:59 and mean midnight, so the whole last second is included. */
const REST_OF_SECOND_MS = 999;

/** The edges of an offer's or a promotion's window (OFFERS-010, PROMO-008 to PROMO-010). */
export function windowEdges({ starts, expires }: DateWindow): WindowEdges {
	return {
		from: starts ? Date.parse(starts) : null,
		until: expires ? Date.parse(expires) + REST_OF_SECOND_MS : null,
	};
}

/** Whether a window is still to come, open, or over; both edges are inclusive (resolution 176). */
export function windowState({ from, until }: WindowEdges, now: number): WindowState {
	if (from !== null && now < from) return 'before';
	return until !== null && now > until ? 'over' : 'open';
}

/** The moments at which the state of a window changes. */
export function windowTurns({ from, until }: WindowEdges): number[] {
	return [from, until === null ? null : until + 1].filter((moment) => moment !== null);
}

/** Sites are rebuilt daily: windows that open within two days are rendered hidden, so that browsers can show them on time. */
const AHEAD_MS = 48 * 60 * 60 * 1000;

/** Whether a page built now includes a window: it is open, or opens before the next build. */
export function isNear(edges: WindowEdges, now: number): boolean {
	const state = windowState(edges, now);
	return state === 'open' || (state === 'before' && (edges.from ?? 0) <= now + AHEAD_MS);
}

/** The problem of a configured window (PROMO-008); null for none. */
export function windowProblem({ starts, expires }: DateWindow): string | null {
	return starts && expires && Date.parse(starts) >= Date.parse(expires)
		? `expected to start before expiring, found ${starts} to ${expires}`
		: null;
}

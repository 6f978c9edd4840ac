/** The time during which something is advertised, Unix milliseconds; null for no beginning or end. */
export interface PromoWindow {
	starts: number | null;
	expires: number | null;
}

/**
 * Whether something is advertised at a moment: from its start up to and including its end, as '2025-07-24T23:59:59+10:00' is written
 * (PROMO-008 to PROMO-010, resolution 176).
 */
export function isAdvertised({ starts, expires }: PromoWindow, now: number): boolean {
	return (starts === null || now >= starts) && (expires === null || now < expires + SECOND_MS);
}

/** A window that ends at 23:59:59 lasts until midnight. */
const SECOND_MS = 1000;

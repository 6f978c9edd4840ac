/** The fields of a vehicle's facts where it has no estimate. */
export const NO_ESTIMATE = { estimate: [], conditions: null, loan: null, estimate_until: null };

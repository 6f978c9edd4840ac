/** The condition of a vehicle, in the order of lists and facets (RESULTS-009). */
export const CAR_TYPES = ['new', 'demo', 'used'] as const;

/** A vehicle's condition: new, demo or used. */
export type CarType = (typeof CAR_TYPES)[number];

/** The labels of conditions. */
export const CAR_TYPE_LABELS = { new: 'New', demo: 'Demo', used: 'Used' } as const satisfies Record<
	CarType,
	string
>;

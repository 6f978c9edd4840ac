/** The trade's condition of a vehicle, in the order lists and facets use (RESULTS-009). */
export const CAR_TYPES = ['new', 'demo', 'used'] as const;

export type CarType = (typeof CAR_TYPES)[number];

/** The label visitors read for each condition. */
export const CAR_TYPE_LABELS = { new: 'New', demo: 'Demo', used: 'Used' } as const satisfies Record<
	CarType,
	string
>;

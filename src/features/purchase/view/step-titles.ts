/** The steps of a purchase; the deposit is paid after them (resolution 149). */
export const PURCHASE_STEPS = [
	'Your details',
	'Your trade-in',
	'How you pay',
	'Delivery or pick-up',
	'Extras',
	'Review',
] as const;

/** The parts warranty, with dates and terms exactly as specified (SERVICE-035, SERVICE-036). */
export const PARTS_WARRANTY = [
	'Genuine parts we fit: the remainder of the vehicle warranty or 2 years from installation, whichever is greater, for purchases on or after 01/01/2019.',
	'Unfitted parts: 2 years from purchase.',
] as const;

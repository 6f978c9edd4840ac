/** The short names of the form's steps, in their order. The first two are both about the vehicle: its plate, then whether it is the right one. */
export const STEP_NAMES = [
	'Number plate',
	'Your vehicle',
	'Condition',
	'Photos',
	'How to reach you',
	'Your estimate',
];

/** The steps by what they are for. */
export const STEP = { plate: 0, confirm: 1, condition: 2, photos: 3, contact: 4, estimate: 5 } as const;

/**
 * The short names of the form's steps, in their order. The first two are both about the vehicle: its plate, then whether it is the right
 * one.
 *
 * @param hasEstimate whether a figure is worked out online
 */
export function stepNames(hasEstimate: boolean): string[] {
	const last = hasEstimate ? 'Your estimate' : 'What happens next';
	return ['Number plate', 'Your vehicle', 'Condition', 'Photos', 'How to reach you', last];
}

/** The steps by what they are for. */
export const STEP = { plate: 0, confirm: 1, condition: 2, photos: 3, contact: 4, estimate: 5 } as const;

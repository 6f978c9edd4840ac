import { STATE_KEYS, STATES, type State } from '../place/states.ts';

/**
 * The plates that a state issues to cars and motorcycles without a choice of characters, without spaces. Older series and chosen plates
 * look different, so a plate that matches none of these may still be registered.
 */
const ISSUED: Readonly<Record<State, readonly RegExp[]>> = {
	act: [/^Y[A-Z]{2}\d{2}[A-Z]$/, /^Y[A-Z]{2}\d{3}$/],
	nsw: [/^[A-Z]{3}\d{2}[A-Z]$/, /^[A-Z]{2}\d{2}[A-Z]{2}$/, /^[A-Z]{3}\d{2}$/],
	nt: [/^C[A-Z]\d{2}[A-Z]{2}$/, /^\d{6}$/],
	qld: [/^\d{3}[A-Z]{2}\d$/, /^\d{3}[A-Z]{3}$/, /^\d{3}[A-Z]{2}$/],
	sa: [/^S\d{3}[A-Z]{3}$/, /^S\d{2}[A-Z]{3}$/],
	tas: [/^[A-Z]\d{3}[A-Z]{2}$/, /^[A-Z]\d{2}[A-Z]{2}$/],
	vic: [/^\d[A-Z]{2}\d[A-Z]{2}$/, /^[A-Z]{3}\d{3}$/, /^\d[A-Z]\d[A-Z]{2}$/],
	wa: [/^\d[A-Z]{3}\d{3}$/, /^\d[A-Z]{2}\d{3}$/],
};

/** Letters and digits of a plate; chosen plates have up to nine. */
const PLATE = /^(?=.*[A-Z0-9])[A-Z0-9]{2,9}$/;

/** A number plate as it is compared and stored: capital letters and digits, without spaces, hyphens, dots or bullets. */
export function normalisedPlate(typed: string): string {
	return typed.toUpperCase().replace(/[\s.·•-]/g, '');
}

/** Whether a state issues plates of this pattern. */
export function isIssuedPlate(plate: string, state: State): boolean {
	return ISSUED[state].some((pattern) => pattern.test(normalisedPlate(plate)));
}

/** Another state that issues plates of this pattern, where the chosen one does not: a hint when a plate is not found. */
export function otherStateOf(plate: string, chosen: State): State | null {
	if (isIssuedPlate(plate, chosen)) return null;
	return STATE_KEYS.find((state) => state !== chosen && isIssuedPlate(plate, state)) ?? null;
}

/** The error message for a typed plate; null for one that can be looked up. */
export function plateProblem(typed: string): string | null {
	const plate = normalisedPlate(typed);
	if (plate === '') return 'Please enter the number plate, or enter the make, model and year instead.';
	return PLATE.test(plate)
		? null
		: 'Please check the number plate: it has 2 to 9 letters and digits, such as 1AB 2CD.';
}

/** A typed plate as its state writes it, '1ABC123' for '1abc 123'; text that is no plate, such as a VIN, stays as it is. */
export function plateOrText(typed: string): string {
	return plateProblem(typed) === null ? normalisedPlate(typed) : typed;
}

/** The message for a plate that is not known in its state, with the dealer's phone number. */
export function unknownPlate(typed: string, state: State, phone: string): string {
	const other = otherStateOf(typed, state);
	const hint = other ? ` It looks like a plate from ${STATES[other].name}.` : '';
	return `We can’t find ${typed.trim().toUpperCase()} in ${STATES[state].name}.${hint} Check both, enter the vehicle yourself, or call ${phone}.`;
}

import type { State } from './states.ts';

/** The ranges of postcodes of each state, first and last included. */
const RANGES: Record<State, readonly (readonly [number, number])[]> = {
	act: [
		[200, 299],
		[2600, 2618],
		[2900, 2920],
	],
	nsw: [
		[1000, 2599],
		[2619, 2899],
		[2921, 2999],
	],
	nt: [[800, 999]],
	qld: [
		[4000, 4999],
		[9000, 9999],
	],
	sa: [[5000, 5999]],
	tas: [[7000, 7999]],
	vic: [
		[3000, 3999],
		[8000, 8999],
	],
	wa: [[6000, 6999]],
};

/** Postcodes across a border: they also have places in these states. */
const ACROSS_THE_BORDER: Partial<Record<State, readonly number[]>> = {
	act: [2540, 2620],
	nsw: [2611, 2618, 3500, 3644, 3691, 3707, 4377, 4380, 4383, 4385],
	nt: [4825],
	sa: [872],
	wa: [872],
};

/** Whether a postcode of four digits has places in a state. */
export function isPostcodeOf(postcode: string, state: State): boolean {
	const number = Number(postcode);
	return (
		RANGES[state].some(([first, last]) => number >= first && number <= last) ||
		(ACROSS_THE_BORDER[state]?.includes(number) ?? false)
	);
}

import { phoneEntryProblem } from '../phone/phone-entry.ts';

/** What a player enters. */
export interface SpinEntry {
	name: string;
	/** Undefined where players sign in with their number. */
	phone?: string | undefined;
	agreed: boolean;
}

/** The category of the leads of spins: no form sends it, so that no one can claim a prize that was not drawn. */
export const SPIN_CATEGORY = 'Spin to Win';

/** The errors of an entry, in the order of its fields. */
export function spinProblems({ name, phone, agreed }: SpinEntry): { field: string; message: string }[] {
	const ofPhone = phone === undefined ? null : phoneEntryProblem(phone);
	return [
		...(name.trim() === '' ? [{ field: 'name', message: 'Please enter your name.' }] : []),
		...(ofPhone === null ? [] : [{ field: 'phone', message: ofPhone }]),
		...(agreed
			? []
			: [{ field: 'agreed', message: 'Please tick this to spin. You can read the full terms first.' }]),
	];
}

import { dealerAtom } from './persisted-atom.ts';

/** A visitor's note about a saved vehicle that the lead API does not have yet. */
export interface WaitingNote {
	/** The id of the visitor's account: a note is sent for no one else. */
	account: string;
	car_id: string;
	text: string;
}

/** The notes that wait on this device until the lead API answers or their visitor has signed in again. */
export const waitingNotes = dealerAtom<readonly WaitingNote[]>({
	name: 'watchlist_notes',
	initial: [],
	read: (stored) => (Array.isArray(stored) ? stored.filter(isNote) : []),
});

/** The notes without that of an account about a vehicle. */
export function withoutNote(
	notes: readonly WaitingNote[],
	{ account, car_id }: Pick<WaitingNote, 'account' | 'car_id'>,
): readonly WaitingNote[] {
	return notes.filter((note) => note.account !== account || note.car_id !== car_id);
}

/** An account's note about a vehicle; undefined where none waits. */
export function waitingNote(
	dealer: string,
	{ account, car_id }: Pick<WaitingNote, 'account' | 'car_id'>,
): WaitingNote | undefined {
	return waitingNotes(dealer)
		.get()
		.find((note) => note.account === account && note.car_id === car_id);
}

/** Removes an account's note about a vehicle, where one waits: it goes with its vehicle. */
export function dropNote(dealer: string, about: Pick<WaitingNote, 'account' | 'car_id'>): void {
	if (waitingNote(dealer, about)) waitingNotes(dealer).update((notes) => withoutNote(notes, about));
}

/** The notes without those of an account about other vehicles than these, which it has saved: a vehicle's note goes with it. */
export function withoutRemoved(
	notes: readonly WaitingNote[],
	account: string,
	saved: readonly string[],
): readonly WaitingNote[] {
	return notes.filter((note) => note.account !== account || saved.includes(note.car_id));
}

/** Whether a stored value is a note, as any script may have written it. */
function isNote(value: unknown): value is WaitingNote {
	if (typeof value !== 'object' || value === null) return false;
	const { account, car_id, text } = value as Partial<Record<keyof WaitingNote, unknown>>;
	return [account, car_id, text].every((part) => typeof part === 'string');
}

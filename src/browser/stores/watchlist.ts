import { dealerAtom } from './persisted-atom.ts';

/** A saved or removed vehicle of which the lead API does not know yet. */
export interface WaitingChange {
	id: string;
	/** As on its card, for messages. */
	name: string;
	isSaved: boolean;
}

/** A signed-in visitor's watchlist as this browser knows it. */
export interface KeptWatchlist {
	/** The id of the visitor's account. It names no one. */
	account: string;
	/** The ids of the vehicles that the lead API listed last. */
	ids: readonly string[];
	waiting: readonly WaitingChange[];
}

/**
 * The watchlist of a dealer's signed-in visitor. Null where no visitor is signed in, as far as this browser knows: the session is a cookie
 * that scripts cannot read. It has no number and no name of the visitor.
 */
export const keptWatchlist = dealerAtom<KeptWatchlist | null>({
	name: 'watchlist_saved',
	initial: null,
	read: readKept,
});

/** The ids of the vehicles shown as saved: those of the lead API, with the changes that wait. */
export function shownIds(kept: KeptWatchlist | null): readonly string[] {
	if (!kept) return [];
	const { ids, waiting } = kept;
	const changed = new Set(waiting.map(({ id }) => id));
	const added = waiting.filter(({ isSaved }) => isSaved).map(({ id }) => id);
	return [...added, ...ids.filter((id) => !changed.has(id))];
}

/** Adds a change; it replaces an earlier one of the same vehicle. */
export function withChange(kept: KeptWatchlist, change: WaitingChange): KeptWatchlist {
	return { ...kept, waiting: [...without(kept.waiting, change.id), change] };
}

/** Removes a change that the lead API has not made and that waits no more. A later change of the same vehicle stays. */
export function withoutChange(
	kept: KeptWatchlist | null,
	{ id, isSaved }: WaitingChange,
): KeptWatchlist | null {
	if (!kept) return null;
	return { ...kept, waiting: kept.waiting.filter((other) => other.id !== id || other.isSaved !== isSaved) };
}

/** The list after the lead API has made a change, which waits no more. */
export function withMadeChange(kept: KeptWatchlist | null, change: WaitingChange): KeptWatchlist | null {
	const left = withoutChange(kept, change);
	if (!left) return null;
	const others = left.ids.filter((other) => other !== change.id);
	return { ...left, ids: change.isSaved ? [change.id, ...others] : others };
}

/** The changes without those of one vehicle. */
export function without<Change extends WaitingChange>(changes: readonly Change[], vehicle: string): Change[] {
	return changes.filter(({ id }) => id !== vehicle);
}

/** Parses a stored watchlist, which any script may have written. */
function readKept(stored: unknown): KeptWatchlist | null {
	if (typeof stored !== 'object' || stored === null) return null;
	const { account, ids, waiting } = stored as Partial<Record<keyof KeptWatchlist, unknown>>;
	if (typeof account !== 'string') return null;
	return {
		account,
		ids: Array.isArray(ids) ? ids.filter((id) => typeof id === 'string') : [],
		waiting: Array.isArray(waiting) ? waiting.filter(isChange) : [],
	};
}

/** Whether a stored value is a change. */
export function isChange(value: unknown): value is WaitingChange {
	if (typeof value !== 'object' || value === null) return false;
	const { id, name, isSaved } = value as Partial<Record<keyof WaitingChange, unknown>>;
	return typeof id === 'string' && typeof name === 'string' && typeof isSaved === 'boolean';
}

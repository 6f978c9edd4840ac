import { dealerAtom } from './persisted-atom.ts';
import { isChange, keptWatchlist, type WaitingChange, without } from './watchlist.ts';

/** A change that waits for its account to sign in again on this device. */
interface ChangePutAside extends WaitingChange {
	account: string;
}

/**
 * Changes whose session ended before the lead API knew of them. The name begins as the watchlist's, by which pages see that hearts wait.
 */
const changesPutAside = dealerAtom<readonly ChangePutAside[]>({
	name: 'watchlist_saved_later',
	initial: [],
	read: (stored) => (Array.isArray(stored) ? stored.filter(isPutAside) : []),
});

/** Ends the list of the visitor who was signed in. What waits is put aside for the same account; returns how many changes. */
export function closeList(dealer: string): number {
	let count = 0;
	keptWatchlist(dealer).update((kept) => {
		if (kept === null || kept.waiting.length === 0) return null;
		const { account, waiting } = kept;
		count = waiting.length;
		changesPutAside(dealer).update((all) => [
			...all.filter((one) => one.account !== account || !waiting.some(({ id }) => id === one.id)),
			...waiting.map((change) => ({ ...change, account })),
		]);
		return null;
	});
	return count;
}

/**
 * Begins or goes on with the list of an account that is signed in: what was put aside for it waits again, and what waits for another
 * account is put aside.
 *
 * @param ids the vehicles that the lead API lists; without them those known before
 * @returns the changes that wait again
 */
export function openList(dealer: string, account: string, ids?: readonly string[]): readonly WaitingChange[] {
	const $kept = keptWatchlist(dealer);
	let isOther = false;
	$kept.update((kept) => {
		isOther = kept !== null && kept.account !== account;
		return kept;
	});
	if (isOther) closeList(dealer);
	let back: WaitingChange[] = [];
	changesPutAside(dealer).update((all) => {
		back = all
			.filter((one) => one.account === account)
			.map(({ id, name, isSaved }) => ({ id, name, isSaved }));
		return back.length === 0 ? all : all.filter((one) => one.account !== account);
	});
	$kept.update((kept) => {
		const waiting = kept?.waiting ?? [];
		const older = waiting.reduce((left, { id }) => without(left, id), back);
		return { account, ids: ids ?? kept?.ids ?? [], waiting: [...older, ...waiting] };
	});
	return back;
}

function isPutAside(value: unknown): value is ChangePutAside {
	return isChange(value) && typeof (value as Partial<ChangePutAside>).account === 'string';
}

import { useState } from 'react';
import { eraseAccount } from '../../../api/account/account-erasure.ts';
import { sendSignOut } from '../../../api/account/sign-out.ts';
import type { CallOutcome } from '../../../api/call.ts';
import { closeList } from '../../../browser/stores/changes-put-aside.ts';
import { viewedVehicles } from '../../../browser/stores/viewed-vehicles.ts';
import { keptWatchlist } from '../../../browser/stores/watchlist.ts';

/** A way to leave the account; all of them end the page. */
type Leaving = 'here' | 'everywhere' | 'erased';

/** Ways to leave the account. */
export interface AccountEnd {
	signOut: () => void;
	signOutEverywhere: () => void;
	/** Erases the account; its number is named once more, as a confirmation. */
	erase: (phone: string) => void;
	/** Why the last one was not done; null for none. */
	problem: string | null;
	/** How the account was left; null while it is open. */
	left: Leaving | null;
}

const FAILED = 'That didn’t work just now. Please try again in a minute.';

/** Signing out, and the end of the account. Signing out says first what has not reached the lead API yet. */
export function useAccountEnd(api: string, dealer: string): AccountEnd {
	const [problem, setProblem] = useState<string | null>(null);
	const [left, setLeft] = useState<Leaving | null>(null);
	const end = async (leaving: Leaving, call: Promise<CallOutcome<unknown>>) => {
		const outcome = await call;
		if (outcome.status === 'refused') return setProblem(outcome.problem.error);
		if (outcome.status !== 'answered') return setProblem(FAILED);
		if (leaving === 'erased') {
			keptWatchlist(dealer).update(() => null);
			viewedVehicles(dealer).update(() => []);
		} else closeList(dealer);
		setLeft(leaving);
	};
	const signOut = (leaving: 'here' | 'everywhere') => {
		const count = keptWatchlist(dealer).get()?.waiting.length ?? 0;
		if (count === 0 || confirm(waitingWords(count)))
			end(leaving, sendSignOut(api, { everywhere: leaving === 'everywhere' }));
	};
	return {
		signOut: () => signOut('here'),
		signOutEverywhere: () => signOut('everywhere'),
		erase: (phone) => end('erased', eraseAccount(api, phone)),
		problem,
		left,
	};
}

function waitingWords(count: number): string {
	const changes =
		count === 1 ? 'One change of your watchlist has' : `${count} changes of your watchlist have`;
	return `${changes} not reached us yet. After you sign out they wait on this device until you sign in here again. Sign out now?`;
}

import { useState } from 'react';
import { eraseAccount } from '../../../api/account/account-erasure.ts';
import { sendSignOut } from '../../../api/account/sign-out.ts';
import type { CallOutcome } from '../../../api/call.ts';
import { keptWatchlist } from '../../../browser/stores/watchlist.ts';

/** Ways to leave the account. */
export interface AccountEnd {
	signOut: () => void;
	signOutEverywhere: () => void;
	/** Erases the account; its number is named once more, as a confirmation. */
	erase: (phone: string) => void;
	/** Whether the last one got no answer. */
	hasFailed: boolean;
}

/** Signing out and the end of the account; each leads to the home page. */
export function useAccountEnd(api: string, dealer: string): AccountEnd {
	const [hasFailed, setFailed] = useState(false);
	const end = async (call: Promise<CallOutcome<unknown>>) => {
		const { status } = await call;
		// A refusal means that the session has ended already.
		if (status !== 'answered' && status !== 'refused') return setFailed(true);
		keptWatchlist(dealer).update(() => null);
		location.assign('/');
	};
	return {
		signOut: () => end(sendSignOut(api, { everywhere: false })),
		signOutEverywhere: () => end(sendSignOut(api, { everywhere: true })),
		erase: (phone) => end(eraseAccount(api, phone)),
		hasFailed,
	};
}

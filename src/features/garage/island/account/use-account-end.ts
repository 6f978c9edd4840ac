import { createElement, type ReactNode, useState } from 'react';
import { partAt } from '../../../../browser/load-part.ts';
import type { GarageData } from '../../page-data.ts';
import type { Leaving } from './leave-account.tsx';
import address from './leave-account.tsx?address';

const load = partAt<typeof import('./leave-account.tsx')>(address);

/** Ways to leave the account. */
export interface AccountEnd {
	signOut: () => void;
	signOutEverywhere: () => void;
	/** Erases the account; its number is named once more, as a confirmation. */
	erase: (phone: string) => void;
	/** Why the last one was not done; null for none. */
	problem: string | null;
	/** What is shown once the account was left; null while it is open. */
	end: ReactNode;
}

/** Signing out, and the end of the account. */
export function useAccountEnd({ api, dealer, heading }: GarageData): AccountEnd {
	const [problem, setProblem] = useState<string | null>(null);
	const [end, setEnd] = useState<ReactNode>(null);
	const leave = async (leaving: Leaving, phone = '') => {
		try {
			const { leaveAccount, Left } = await load();
			const outcome = await leaveAccount({ api, dealer, leaving, phone });
			if (outcome === true) setEnd(createElement(Left, { leaving, heading }));
			else setProblem(outcome);
		} catch {
			setProblem('No connection. Please try again.');
		}
	};
	return {
		signOut: () => leave('here'),
		signOutEverywhere: () => leave('everywhere'),
		erase: (phone) => leave('erased', phone),
		problem,
		end,
	};
}

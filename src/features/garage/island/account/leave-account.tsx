import { useEffect, useRef } from 'react';
import { eraseAccount } from '../../../../api/account/account-erasure.ts';
import { sendSignOut } from '../../../../api/account/sign-out.ts';
import { failureText } from '../../../../api/failure-text.ts';
import { notePasskeys } from '../../../../browser/account/used-passkey.ts';
import { closeList } from '../../../../browser/stores/changes-put-aside.ts';
import { viewedVehicles } from '../../../../browser/stores/viewed-vehicles.ts';
import { type WaitingNote, waitingNotes } from '../../../../browser/stores/waiting-notes.ts';
import { keptWatchlist } from '../../../../browser/stores/watchlist.ts';
import { recentSearches } from '../../../../ui/search-box/recent-searches.ts';
import { FAILED } from '../failed.ts';

// Loaded when a visitor leaves the account.

/** Ways to leave the account. */
export type Leaving = 'here' | 'everywhere' | 'erased';

interface Props {
	api: string;
	dealer: string;
	leaving: Leaving;
	/** The account's number, named once more as a confirmation. */
	phone: string;
}

/**
 * Signs out, or ends the account. Signing out asks first where changes have not reached the lead API yet.
 *
 * @returns whether it was done; else the reason, null where the visitor chose to stay
 */
export async function leaveAccount({ api, dealer, leaving, phone }: Props): Promise<true | string | null> {
	const kept = keptWatchlist(dealer).get();
	const isOwn = (note: WaitingNote) => note.account === kept?.account;
	const count = (kept?.waiting.length ?? 0) + waitingNotes(dealer).get().filter(isOwn).length;
	if (leaving !== 'erased' && count > 0 && !confirm(waitingWords(count))) return null;
	const outcome = await (leaving === 'erased'
		? eraseAccount(api, phone)
		: sendSignOut(api, { everywhere: leaving === 'everywhere' }));
	if (outcome.status !== 'answered') return failureText(outcome, FAILED);
	if (leaving === 'erased') {
		waitingNotes(dealer).update((notes) => notes.filter((note) => !isOwn(note)));
		keptWatchlist(dealer).update(() => null);
		viewedVehicles(dealer).update(() => []);
		recentSearches(dealer).update(() => []);
		// Sign-in then begins with the number, as its passkeys are gone.
		notePasskeys(null);
	} else closeList(dealer);
	return true;
}

function waitingWords(count: number): string {
	const changes =
		count === 1 ? 'One change of your watchlist has' : `${count} changes of your watchlist have`;
	return `${changes} not reached us yet. After you sign out they wait on this device until you sign in here again. Sign out now?`;
}

const WORDS = {
	here: 'In this browser. Your list and your alerts stay as they are.',
	everywhere: 'On every phone and computer. Your list and your alerts stay as they are.',
	erased:
		'What you saved, your passkeys and your alerts are gone. Enquiries you sent stay with the dealership.',
} as const;

/** In place of the garage after its end, which is shown. */
export function Left({ leaving, heading }: { leaving: Leaving; heading: string }) {
	const title = useRef<HTMLHeadingElement>(null);
	useEffect(() => title.current?.focus(), []);
	return (
		<div className="garage">
			<div>
				<h1 ref={title} tabIndex={-1}>
					{leaving === 'erased' ? 'Your account is deleted' : 'You are signed out'}
				</h1>
				<p>{WORDS[leaving]}</p>
				<p className="garage__buttons">
					<a className="btn btn--1" href="/">
						Home page
					</a>
					{leaving !== 'erased' && (
						<a className="btn btn--2" href={location.pathname}>
							Open {heading}
						</a>
					)}
				</p>
			</div>
		</div>
	);
}

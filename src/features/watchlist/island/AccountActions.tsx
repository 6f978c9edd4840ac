import { useState } from 'react';
import { eraseAccount } from '../../../api/account/account-erasure.ts';
import { getUser } from '../../../api/account/get-user.ts';
import { OWN_DATA_PATH } from '../../../api/account/own-data-path.ts';
import { sendSignOut } from '../../../api/account/sign-out.ts';
import type { CallOutcome } from '../../../api/call.ts';
import { keptWatchlist } from '../../../browser/stores/watchlist.ts';

/** Signing out, the visitor's own data as a file, and the end of the account. Each end leads to the home page. */
export function AccountActions({ api, dealer }: { api: string; dealer: string }) {
	const [isAway, setAway] = useState(false);
	const end = async (call: Promise<CallOutcome<unknown>>) => {
		const { status } = await call;
		if (status !== 'answered' && status !== 'refused') return setAway(true);
		keptWatchlist(dealer).update(() => null);
		location.assign('/');
	};
	const erase = async () => {
		const user = await getUser(api);
		if (user === undefined) return setAway(true);
		await end(eraseAccount(api, user?.phone ?? ''));
	};
	return (
		<section className="watchlist__account" aria-label="Your account">
			<button className="link" type="button" onClick={() => end(sendSignOut(api, { everywhere: false }))}>
				Sign out
			</button>
			<button className="link" type="button" onClick={() => end(sendSignOut(api, { everywhere: true }))}>
				Sign out on all devices
			</button>
			<a className="link" href={api + OWN_DATA_PATH} download>
				Download my data
			</a>
			<details>
				<summary className="link">Delete my account</summary>
				<p>
					Your watchlist, its notes, your alerts and your passkeys are deleted, and every device is signed
					out. Enquiries you sent stay with the dealer.
				</p>
				<button className="btn btn--2" type="button" onClick={erase}>
					Delete my account
				</button>
			</details>
			<p role="alert">{isAway && 'That didn’t work just now. Please try again in a minute.'}</p>
		</section>
	);
}

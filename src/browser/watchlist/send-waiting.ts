import { openList } from '../stores/changes-put-aside.ts';
import {
	keptWatchlist,
	type WaitingChange,
	withChange,
	without,
	withoutChange,
} from '../stores/watchlist.ts';
import { type Sent, sendChange } from './send-change.ts';

/** What became of the changes that waited. */
interface Outcome {
	/** What became of the change that was asked about; null for none. */
	became: Sent['is'] | null;
	/** How many others were made. */
	others: number;
	/** When to send the rest again, milliseconds; null for nothing left. */
	retryMs: number | null;
	isSignedOut: boolean;
}

/** Sends what waits, in one tab at a time. */
export async function sendWaiting(
	api: string,
	dealer: string,
	asked: WaitingChange | null,
): Promise<Outcome> {
	const $kept = keptWatchlist(dealer);
	const outcome: Outcome = { became: asked && 'made', others: 0, retryMs: null, isSignedOut: false };
	const send = async (): Promise<void> => {
		const kept = $kept.get();
		// The session turned out to have ended meanwhile.
		if (!kept) outcome.became = asked && 'signed-out';
		for (const change of kept?.waiting ?? []) {
			const isAsked = change.id === asked?.id;
			const sent = await sendChange(api, kept?.account ?? '', change);
			if (sent.is === 'other-account') {
				// The press is of the account that is signed in now, and not of the one before.
				$kept.update((now) => now && { ...now, waiting: without(now.waiting, asked?.id ?? '') });
				openList(dealer, sent.account, []);
				if (asked) $kept.update((now) => now && withChange(now, asked));
				return send();
			}
			if (isAsked) outcome.became = sent.is;
			if (sent.is === 'made') {
				if (!isAsked) outcome.others += 1;
				$kept.update((now) => withoutChange(now, change, true));
			} else if (sent.is === 'refused') {
				$kept.update((now) => withoutChange(now, change, false));
				alert(sent.error);
			} else {
				outcome.became = asked && sent.is;
				if (sent.is === 'unanswered') outcome.retryMs = sent.retryMs;
				else outcome.isSignedOut = true;
				return;
			}
		}
	};
	await (navigator.locks ? navigator.locks.request('watchlist', send) : send());
	return outcome;
}

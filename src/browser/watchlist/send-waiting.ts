import { openList } from '../stores/changes-put-aside.ts';
import { dropNote } from '../stores/waiting-notes.ts';
import {
	type KeptWatchlist,
	keptWatchlist,
	type WaitingChange,
	withChange,
	withMadeChange,
	without,
	withoutChange,
} from '../stores/watchlist.ts';
import { type Sent, sendChange } from './send-change.ts';

/** What became of the changes that waited. */
interface Outcome {
	/** What became of the change that was asked about; null for none, and where a later press replaced it. */
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
	const outcome: Outcome = { became: null, others: 0, retryMs: null, isSignedOut: false };
	const send = async (): Promise<void> => {
		const kept = $kept.get();
		const isAskedWaiting = kept?.waiting.some((change) => isSame(change, asked));
		outcome.became = asked && becameMeanwhile(kept, asked);
		for (const change of kept?.waiting ?? []) {
			const isAsked = isSame(change, asked);
			const account = kept?.account ?? '';
			const sent = await sendChange(api, account, change);
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
				// Else it would be sent when the vehicle is saved again.
				if (!change.isSaved) dropNote(dealer, { account, car_id: change.id });
				$kept.update((now) => withMadeChange(now, change));
			} else if (sent.is === 'refused') {
				$kept.update((now) => withoutChange(now, change));
				alert(sent.error);
			} else {
				if (isAskedWaiting) outcome.became ??= sent.is;
				if (sent.is === 'unanswered') outcome.retryMs = sent.retryMs;
				else outcome.isSignedOut = true;
				return;
			}
		}
	};
	await (navigator.locks ? navigator.locks.request('watchlist', send) : send());
	return outcome;
}

/**
 * What became of a change that does not wait any more, as another tab or this one has sent it; null where it waits, or another does in its
 * place.
 */
function becameMeanwhile(kept: KeptWatchlist | null, { id, isSaved }: WaitingChange): Sent['is'] | null {
	// The session turned out to have ended.
	if (!kept) return 'signed-out';
	if (kept.waiting.some((change) => change.id === id)) return null;
	return kept.ids.includes(id) === isSaved ? 'made' : 'refused';
}

function isSame(change: WaitingChange, other: WaitingChange | null): boolean {
	return change.id === other?.id && change.isSaved === other.isSaved;
}

import { getUser } from '../../api/account/get-user.ts';
import { getWatchlist } from '../../api/watchlist/watchlist.ts';
import type { SavedVehicle } from '../../domain/vehicle/saved-vehicle.ts';
import { signInPath } from '../../paths/account-paths.ts';
import { trackEvent } from '../analytics/track-event.ts';
import {
	keptWatchlist,
	shownIds,
	type WaitingChange,
	withChange,
	withoutChange,
} from '../stores/watchlist.ts';
import { forgetPending, readPending, rememberPending } from './pending-vehicle.ts';
import { type Sent, sendChange } from './send-change.ts';
import { tellChange } from './watchlist-toast.ts';

// Hearts of a dealer with a garage (resolution 94): loaded when one is pressed, and on every page of a signed-in visitor.
const api = document.documentElement.dataset['api'] ?? '';
const $kept = keptWatchlist(document.body.dataset['dealer'] ?? '');
let retry: ReturnType<typeof setTimeout> | undefined;
/** The number of changes made, by which an answer shows that it is older than one of them. */
let made = 0;

// The store reads the storage while it has a listener.
$kept.subscribe(() => {});
addEventListener('online', synchronise);
addEventListener('pageshow', ({ persisted }) => persisted && synchronise());
begin();

/** Saves or removes a vehicle; visitors who are not signed in are led to sign in first (WATCHLIST-003). */
export async function pressHeart(vehicle: SavedVehicle): Promise<void> {
	const kept = $kept.get();
	if (kept) return change(vehicle, !shownIds(kept).includes(vehicle.id));
	// Without storage nothing tells whether the visitor is signed in, and nothing would be saved after signing in.
	if (!rememberPending({ vehicle, page: location.pathname }) && (await getUser(api))?.phone)
		return change(vehicle, true);
	goToSignIn();
}

/** Saves the vehicle of a visitor who comes back from signing in, and shows what other devices have changed. */
async function begin(): Promise<void> {
	const pending = readPending();
	if (pending && ($kept.get() || pending.page === location.pathname)) {
		forgetPending();
		const user = await getUser(api);
		if (user?.phone) return change(pending.vehicle, true).then(synchronise);
		if (user === undefined) rememberPending(pending);
	}
	await synchronise();
}

async function change(vehicle: SavedVehicle, isSaved: boolean): Promise<void> {
	const { id, name, make, model } = vehicle;
	const pressed = { id, name, isSaved };
	$kept.update((kept) => withChange(kept, pressed));
	if (isSaved) trackEvent('favourite', { car_id: id, make, model });
	const sent = await sendAll(pressed);
	if (sent === 'made' || sent === 'unanswered') tellChange(pressed, sent === 'unanswered');
	if (sent === 'signed-out' && rememberPending({ vehicle, page: location.pathname })) goToSignIn();
}

/** Sends what waits, in one tab at a time. Returns what became of one change; null for none. */
async function sendAll(asked: WaitingChange | null): Promise<Sent['is'] | null> {
	let became: Sent['is'] | null = asked && 'made';
	const send = async () => {
		const kept = $kept.get();
		// The session turned out to have ended meanwhile.
		if (!kept) became = asked && 'signed-out';
		for (const waiting of kept?.waiting ?? []) {
			const sent = await sendChange(api, waiting);
			if (waiting.id === asked?.id) became = sent.is;
			settle(waiting, sent);
			if (sent.is === 'unanswered' || sent.is === 'signed-out') {
				became = asked && sent.is;
				break;
			}
		}
	};
	await (navigator.locks ? navigator.locks.request('watchlist', send) : send());
	return became;
}

function settle(waiting: WaitingChange, sent: Sent): void {
	clearTimeout(retry);
	switch (sent.is) {
		case 'made':
			made += 1;
			$kept.update((kept) => withoutChange(kept, waiting, true));
			break;
		case 'refused':
			$kept.update((kept) => withoutChange(kept, waiting, false));
			alert(sent.error);
			break;
		case 'unanswered':
			// While offline, the browser's `online` event triggers the next attempt.
			if (navigator.onLine) retry = setTimeout(synchronise, sent.retryMs);
			break;
		case 'signed-out':
			$kept.update(() => null);
			break;
	}
}

/** Sends what waits, then loads the list: another device may have changed it. */
async function synchronise(): Promise<void> {
	if (!$kept.get()) return;
	await sendAll(null);
	const before = made;
	const outcome = await getWatchlist(api);
	if (before !== made) return synchronise();
	if (outcome.status === 'answered') {
		const ids = outcome.data.cars.map(({ id }) => id);
		$kept.update((kept) => kept && { ...kept, ids });
	} else if (outcome.status === 'refused') $kept.update(() => null);
}

function goToSignIn(): void {
	const page = location.pathname + location.search;
	location.assign(signInPath({ type: 'watchlist', redirect: page, back: page }));
}

import { getUser } from '../../api/account/get-user.ts';
import type { SavedVehicle } from '../../domain/vehicle/saved-vehicle.ts';
import { signInPath } from '../../paths/account-paths.ts';
import { trackEvent } from '../analytics/track-event.ts';
import { closeList, openList } from '../stores/changes-put-aside.ts';
import { keptWatchlist, shownIds, type WaitingChange, withChange } from '../stores/watchlist.ts';
import { forgetPending, readPending, rememberPending } from './pending-vehicle.ts';
import { refreshList } from './refresh-list.ts';
import { sendWaiting } from './send-waiting.ts';
import { tellChange, tellEnd, tellSent } from './watchlist-toast.ts';

// Hearts of a dealer with a garage (resolution 94): loaded when one is pressed, and where a change waits.
const api = document.documentElement.dataset['api'] ?? '';
const { dealer = '' } = document.body.dataset;
const $kept = keptWatchlist(dealer);
let retry: ReturnType<typeof setTimeout> | undefined;

addEventListener('online', synchronise);
begin();

/** Saves or removes a vehicle; visitors who are not signed in are led to sign in first (WATCHLIST-003). */
export async function pressHeart(vehicle: SavedVehicle): Promise<void> {
	const kept = $kept.get();
	if (kept) return change(vehicle, !shownIds(kept).includes(vehicle.id));
	// Without storage nothing tells whether the visitor is signed in.
	if (!rememberPending({ vehicle, page: location.pathname }) && (await isSignedIn()))
		return change(vehicle, true);
	goToSignIn();
}

/** Saves the vehicle of a visitor who comes back from signing in, and shows what other devices have changed. */
async function begin(): Promise<void> {
	const pending = readPending();
	// One that has waited too long.
	if (pending === null) forgetPending();
	if (pending?.page === location.pathname) {
		forgetPending();
		const isKnown = await isSignedIn();
		if (isKnown) return change(pending.vehicle, true).then(synchronise);
		if (isKnown === undefined) rememberPending(pending);
	}
	await synchronise();
}

/** Whether the visitor is signed in, whose list is then open; undefined without an answer. */
async function isSignedIn(): Promise<boolean | undefined> {
	const user = await getUser(api);
	if (user === undefined) return undefined;
	if (!user?.phone) return false;
	openList(dealer, user.id);
	return true;
}

async function change(vehicle: SavedVehicle, isSaved: boolean): Promise<void> {
	const { id, name, make, model } = vehicle;
	const pressed = { id, name, isSaved };
	$kept.update((kept) => kept && withChange(kept, pressed));
	if (isSaved) trackEvent('favourite', { car_id: id, make, model });
	const became = await send(pressed);
	if (became === 'made' || became === 'unanswered') tellChange(pressed, became === 'unanswered');
	if (became === 'signed-out') {
		// A removal waits for its own account only.
		if (isSaved) rememberPending({ vehicle, page: location.pathname });
		goToSignIn();
	}
}

/** Sends what waits. Returns what became of one change; null for none. */
async function send(asked: WaitingChange | null) {
	clearTimeout(retry);
	const { became, others, retryMs, isSignedOut } = await sendWaiting(api, dealer, asked);
	// While offline, the browser's `online` event triggers the next attempt.
	if (retryMs !== null && navigator.onLine) retry = setTimeout(synchronise, retryMs);
	if (others > 0) tellSent(others);
	if (isSignedOut) endList();
	return became;
}

/** Sends what waits, then loads the list. */
async function synchronise(): Promise<void> {
	const kept = $kept.get();
	if (!kept) return;
	openList(dealer, kept.account);
	await send(null);
	await refreshList();
}

/** The session has ended: what waits is kept for when the visitor signs in again. */
function endList(): void {
	const count = closeList(dealer);
	if (count > 0) tellEnd(count, signInHere());
}

function goToSignIn(): void {
	location.assign(signInHere());
}

function signInHere(): string {
	const page = location.pathname + location.search;
	return signInPath({ type: 'watchlist', redirect: page, back: page });
}

import { getUser } from '../../api/account/get-user.ts';
import type { SavedVehicle } from '../../domain/vehicle/saved-vehicle.ts';
import { signInPath } from '../../paths/account-paths.ts';
import { trackEvent } from '../analytics/track-event.ts';
import { closeList, openList } from '../stores/changes-put-aside.ts';
import { keptWatchlist, type WaitingChange } from '../stores/watchlist.ts';
import { type BegunChange, beginChange } from './begin-change.ts';
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
/** What waits from the page before, and not from the press that has loaded this script. */
const pending = readPending();
// One that has waited too long, or is about to be saved.
if (pending === null || pending.page === location.pathname) forgetPending();
// After that press, which sends its change itself and tells what became of it.
setTimeout(begin);

/**
 * Sends a change that the page shows already; visitors who are not signed in are led to sign in first (WATCHLIST-003).
 *
 * @param begun null where this browser knows of no list
 */
export async function pressHeart(vehicle: SavedVehicle, begun: BegunChange | null): Promise<void> {
	if (begun) return sendPress(vehicle, begun);
	// Without storage nothing tells whether the visitor is signed in.
	if (!rememberPending({ vehicle, page: location.pathname }) && (await isSignedIn())) {
		forgetPending();
		return save(vehicle).then(synchronise);
	}
	goToSignIn();
}

/** Saves the vehicle of a visitor who comes back from signing in, and shows what other devices have changed. */
async function begin(): Promise<void> {
	if (pending?.page === location.pathname) {
		const isKnown = await isSignedIn();
		if (isKnown) {
			showCard(pending.vehicle.id);
			return save(pending.vehicle).then(synchronise);
		}
		if (isKnown === undefined) rememberPending(pending);
	}
	await synchronise();
}

/** Scrolls to the card that the visitor had pressed, where the keyboard goes on. */
function showCard(id: string): void {
	const cards = [...document.querySelectorAll<HTMLElement>('li[data-vehicle]')];
	const pressed = cards.find((card) => JSON.parse(card.dataset['vehicle'] ?? '{}').id === id);
	pressed?.scrollIntoView({ block: 'center' });
	pressed?.querySelector<HTMLElement>('[data-mark=save]')?.focus({ preventScroll: true });
}

/** Whether the visitor is signed in, whose list is then open; undefined without an answer. */
async function isSignedIn(): Promise<boolean | undefined> {
	const user = await getUser(api);
	if (user === undefined) return undefined;
	if (!user?.phone) return false;
	openList(dealer, user.id);
	return true;
}

function save(vehicle: SavedVehicle): Promise<void> {
	const { id, name } = vehicle;
	return sendPress(vehicle, beginChange(dealer, { id, name, isSaved: true }));
}

async function sendPress(vehicle: SavedVehicle, { change, isKept }: BegunChange): Promise<void> {
	const { id, make, model } = vehicle;
	if (change.isSaved) trackEvent('favourite', { car_id: id, make, model });
	const became = await send(change);
	if (became === 'made') tellChange(change, 'made');
	if (became === 'unanswered') tellChange(change, isKept ? 'kept' : 'shown');
	if (became === 'signed-out') {
		// A removal waits for its own account only.
		if (change.isSaved) rememberPending({ vehicle, page: location.pathname });
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

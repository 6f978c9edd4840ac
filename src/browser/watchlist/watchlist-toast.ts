import { showToast } from '../saved-vehicles/toast.ts';
import type { WaitingChange } from '../stores/watchlist.ts';

/** The message after a change of the watchlist (ERRORS-002, ERRORS-003). `isWaiting` when the lead API did not answer. */
export function tellChange({ name, isSaved }: WaitingChange, isWaiting: boolean): void {
	const list = document.body.dataset['watchlist'] ?? '';
	const [title, text] = isWaiting
		? isSaved
			? [
					'Saved on this device',
					`No connection just now. We’ll add the ${name} to your watchlist when it’s back.`,
				]
			: [
					'Removed on this device',
					`No connection just now. We’ll take the ${name} off your watchlist when it’s back.`,
				]
		: isSaved
			? ['Car Saved In Watchlist', `${name} is now available in your watchlist.`]
			: ['Car Removed', `${name} is no longer in your watchlist.`];
	showToast({ title, text }, { label: 'View List', href: list });
}

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

/** The message after changes that waited have reached the lead API. */
export function tellSent(count: number): void {
	showToast(
		{
			title: 'Your watchlist is up to date',
			text: `${changes(count)} that waited on this device ${count === 1 ? 'is' : 'are'} saved.`,
		},
		{ label: 'View List', href: document.body.dataset['watchlist'] ?? '' },
	);
}

/** The message when a session ended before changes were sent: they wait for the same visitor. */
export function tellEnd(count: number, signIn: string): void {
	showToast(
		{
			title: 'You have been signed out',
			text: `${changes(count)} of your watchlist ${count === 1 ? 'waits' : 'wait'} on this device until you sign in.`,
		},
		{ label: 'Sign in', href: signIn },
	);
}

function changes(count: number): string {
	return count === 1 ? 'One change' : `${count} changes`;
}

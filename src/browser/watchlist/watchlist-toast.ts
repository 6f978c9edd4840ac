import { showToast } from '../saved-vehicles/toast.ts';
import type { WaitingChange } from '../stores/watchlist.ts';

/**
 * Where a change of the watchlist is: `made` at the lead API, or without its answer `kept` on this device, or `shown` on this page alone,
 * where the browser stores nothing.
 */
export type ChangePlace = 'made' | 'kept' | 'shown';

type Words = readonly [title: string, text: (name: string) => string];

const SAVED: Readonly<Record<ChangePlace, Words>> = {
	made: ['Car Saved In Watchlist', (name) => `${name} is now available in your watchlist.`],
	kept: [
		'Saved on this device',
		(name) => `No connection just now. We’ll add the ${name} to your watchlist when it’s back.`,
	],
	shown: [
		'Not saved yet',
		(name) =>
			`No connection just now, and this browser doesn’t store anything. Keep this page open: we’ll add the ${name} to your watchlist when it’s back.`,
	],
};

const REMOVED: Readonly<Record<ChangePlace, Words>> = {
	made: ['Car Removed', (name) => `${name} is no longer in your watchlist.`],
	kept: [
		'Removed on this device',
		(name) => `No connection just now. We’ll take the ${name} off your watchlist when it’s back.`,
	],
	shown: [
		'Not removed yet',
		(name) =>
			`No connection just now, and this browser doesn’t store anything. Keep this page open: we’ll take the ${name} off your watchlist when it’s back.`,
	],
};

/** The message after a change of the watchlist (ERRORS-002, ERRORS-003). */
export function tellChange({ name, isSaved }: WaitingChange, place: ChangePlace): void {
	const [title, text] = (isSaved ? SAVED : REMOVED)[place];
	showToast(
		{ title, text: text(name) },
		{ label: 'View List', href: document.body.dataset['watchlist'] ?? '' },
	);
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

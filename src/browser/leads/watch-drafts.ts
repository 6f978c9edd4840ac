import address from './send-drafts.ts?worker&url';
import { whenOnline } from './when-online.ts';

/**
 * Sends what a visitor wrote before and what did not get through, from whichever page they come to. Every page runs this, so it only
 * looks whether there is something.
 */
export function watchDrafts(page: Document): void {
	if (holdsDraft(page.body.dataset['dealer'])) whenOnline(() => import(/* @vite-ignore */ address));
}

/** Whether this browser keeps something for the dealer that was not sent: the list of it is there and not empty. */
function holdsDraft(dealer = ''): boolean {
	try {
		return (localStorage[`forecourt.${dealer}.lead-draft`] ?? '[]') !== '[]';
	} catch {
		// A blocked storage holds nothing.
		return false;
	}
}

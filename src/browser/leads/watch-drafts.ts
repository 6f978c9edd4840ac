import address from './send-drafts.ts?address';

/**
 * Sends what a visitor wrote before and what did not get through, from whichever page they come to. Every page runs this, so it only
 * looks whether there is something.
 */
export function watchDrafts(page: Document): void {
	if (!holdsDraft(page.body.dataset['dealer'])) return;
	const send = () => import(/* @vite-ignore */ address);
	if (navigator.onLine) send();
	else addEventListener('online', send, { once: true });
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

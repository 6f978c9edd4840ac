import address from './send-drafts.ts?address';

/**
 * Sends what a visitor wrote before and what did not get through, from whichever page they come to. Every page runs this, so it only
 * looks whether there is something.
 */
export function watchDrafts(page: Document): void {
	const send = () => {
		if (navigator.onLine) import(/* @vite-ignore */ address);
		else addEventListener('online', send, { once: true });
	};
	// A form of this page kept one (draft-events.ts, whose file this small script does without).
	page.addEventListener('lead:kept', send, { once: true });
	if (holdsDraft(page.body.dataset['dealer'])) send();
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

import address from './send-drafts.ts?address';

/**
 * Sends stored drafts from any page the visitor opens. Every page runs this, so it only
 * checks whether there are any.
 */
export function watchDrafts(page: Document): void {
	const send = () => {
		if (navigator.onLine) import(/* @vite-ignore */ address);
		else addEventListener('online', send, { once: true });
	};
	// A form of this page stored one (see draft-events.ts, not imported to keep this script small).
	page.addEventListener('lead:kept', send, { once: true });
	if (holdsDraft(page.body.dataset['dealer'])) send();
}

/** Whether this browser has stored drafts for the dealer. */
function holdsDraft(dealer = ''): boolean {
	try {
		return (localStorage[`forecourt.${dealer}.lead-draft`] ?? '[]') !== '[]';
	} catch {
		// A blocked storage holds nothing.
		return false;
	}
}

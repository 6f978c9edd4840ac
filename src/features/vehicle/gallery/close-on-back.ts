/**
 * Makes the browser's Back close an open full-screen dialog instead of leaving the page, as in apps. Call it each time the dialog opens.
 */
export function closeOnBack(dialog: HTMLDialogElement): void {
	history.pushState({ ...history.state, dialog: true }, '');
	const closed = new AbortController();
	addEventListener('popstate', () => dialog.close(), { signal: closed.signal });
	dialog.addEventListener(
		'close',
		() => {
			closed.abort();
			// Closed in another way: removes the history entry that was added.
			if (history.state?.dialog) history.back();
		},
		{ once: true },
	);
}

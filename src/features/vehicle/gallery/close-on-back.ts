/**
 * Lets the browser's Back close an open dialog, as it does in apps, instead of leaving the page: what fills the screen looks like a page
 * of its own. Call it each time the dialog opens.
 */
export function closeOnBack(dialog: HTMLDialogElement, { history }: Window = window): void {
	history.pushState({ ...history.state, dialog: true }, '');
	const closed = new AbortController();
	addEventListener('popstate', () => dialog.close(), { signal: closed.signal });
	dialog.addEventListener(
		'close',
		() => {
			closed.abort();
			// Closed in another way: what was put on top of the page goes, too.
			if (history.state?.dialog) history.back();
		},
		{ once: true },
	);
}

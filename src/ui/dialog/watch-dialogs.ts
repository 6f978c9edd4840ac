const FOCUSABLE = 'a[href], button, input, select, textarea, summary, [tabindex="0"]';

/**
 * Gives popovers the keyboard behaviour of dialogs: the focus moves in and stays inside while it is open. When a dialog opened by its
 * address closes, the fragment is removed, so that a reload does not open it again.
 */
export function watchDialogs(page: Document): void {
	for (const dialog of page.querySelectorAll<HTMLElement>('[role=dialog][popover]')) {
		dialog.tabIndex = -1;
		const goIn = () => {
			if (!dialog.contains(page.activeElement)) dialog.focus();
		};
		// Already opened before this script ran.
		if (dialog.matches(':popover-open')) goIn();
		dialog.addEventListener('toggle', (event) => {
			if ((event as ToggleEvent).newState === 'open') goIn();
			else if (page.getElementById(location.hash.slice(1))?.closest('[popover]') === dialog) {
				history.replaceState(history.state, '', location.pathname + location.search);
			}
		});
		dialog.addEventListener('keydown', (event) => keepInside(dialog, event));
	}
}

function keepInside(dialog: HTMLElement, event: KeyboardEvent): void {
	if (event.key !== 'Tab' || !dialog.matches(':popover-open')) return;
	const stops = [...dialog.querySelectorAll<HTMLElement>(FOCUSABLE)].filter(
		(element) => element.tabIndex >= 0 && element.checkVisibility() && !element.matches(':disabled'),
	);
	const from = event.shiftKey ? stops[0] : stops.at(-1);
	const isAtEdge = document.activeElement === from || (event.shiftKey && document.activeElement === dialog);
	if (!isAtEdge) return;
	event.preventDefault();
	(event.shiftKey ? stops.at(-1) : stops[0])?.focus();
}

import type { RouterWindow } from '../../../../search/instantsearch/search-router.ts';

/** The pause before the next look whether the entry of a closed dialog is gone, milliseconds. */
const LOOK_AGAIN_MS = 50;

/**
 * Window object for the search router. While the filter drawer is open, changes go into its own history entry, so that Back closes the
 * drawer and undoes them in one step. Changes that come after it was closed wait until that entry is gone (ui/dialog/watch-sheets.ts):
 * the browser goes back from it a while later, and would go back from the changes' new entry instead.
 */
export function routerWindow(): RouterWindow {
	const pushState: History['pushState'] = (data, unused, url) => {
		if (!history.state?.sheet) return history.pushState(data, unused, url);
		const sheet = document.querySelector<HTMLElement>('#filters:popover-open');
		if (!sheet) return void setTimeout(pushState, LOOK_AGAIN_MS, data, unused, url);
		sheet.dataset['moved'] = '';
		history.replaceState({ sheet: 'moved' }, unused, url);
	};
	return {
		location: window.location,
		addEventListener: window.addEventListener.bind(window),
		removeEventListener: window.removeEventListener.bind(window),
		history: {
			get state() {
				return history.state;
			},
			replaceState: history.replaceState.bind(history),
			pushState,
		},
	};
}

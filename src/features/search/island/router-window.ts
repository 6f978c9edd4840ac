import type { RouterWindow } from '../../../search/instantsearch/search-router.ts';

/**
 * Window object for the search router. While the filter drawer is open, changes go into its own history entry, so that Back closes the
 * drawer and undoes them in one step (ui/dialog/watch-sheets.ts).
 */
export function routerWindow(): RouterWindow {
	return {
		location: window.location,
		addEventListener: window.addEventListener.bind(window),
		removeEventListener: window.removeEventListener.bind(window),
		history: {
			get state() {
				return history.state;
			},
			replaceState: history.replaceState.bind(history),
			pushState(data, unused, url) {
				const sheet = document.querySelector<HTMLElement>('#filters:popover-open');
				if (!sheet || !history.state?.sheet) return history.pushState(data, unused, url);
				sheet.dataset['moved'] = '';
				history.replaceState({ sheet: 'moved' }, unused, url);
			},
		},
	};
}

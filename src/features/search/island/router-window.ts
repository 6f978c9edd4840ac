import type { RouterWindow } from '../../../search/instantsearch/search-router.ts';

/**
 * The window as the router of a search writes to it. What is chosen in the open sheet of filters belongs to the sheet's own entry of the
 * history, so that Back closes the sheet and leaves all of it in one step (ui/dialog/watch-sheets.ts).
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

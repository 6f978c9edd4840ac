import type { Router } from 'instantsearch.js';
import type { SearchState } from '../state.ts';
import { readSearchUrl } from '../url/read-search-url.ts';
import type { SearchSite } from '../url/search-site.ts';
import { searchUrl } from '../url/search-url.ts';

/** The pause in typing after which it becomes a history entry, milliseconds. */
export const TYPING_REST_MS = 400;

/** The part of `window` that the router uses. */
export type RouterWindow = Pick<Window, 'addEventListener' | 'removeEventListener'> & {
	location: Pick<Location, 'pathname' | 'search'>;
	history: Pick<History, 'pushState' | 'replaceState' | 'state'>;
};

/** The router of the search island: see {@link createSearchRouter}. */
export interface SearchRouter extends Router<SearchState> {
	/** Passes the search in the address to the listener, where it differs from the rendered one. */
	applyAddress: () => void;
	/** Replaces the address by that of the shown search, where it requested something else, such as a page beyond the last. */
	correct: (state: SearchState) => void;
}

/**
 * Keeps the address and the search state in sync. A changed search becomes a history entry, typing only after a pause; back and forward
 * pass the restored search to the listener. The first render must equal the HTML for any address: begin with `rendered`, listen,
 * and call {@link SearchRouter.applyAddress} when the search runs. InstantSearch's own `routing` would begin with the address instead,
 * and then not search for it.
 *
 * @param rendered the search whose results are in the HTML
 */
export function createSearchRouter(
	site: SearchSite,
	rendered: SearchState,
	window: RouterWindow,
): SearchRouter {
	const address = () => window.location.pathname + window.location.search;
	const read = () => readSearchUrl(address(), site).state;
	const urlOf = (state: SearchState) => searchUrl(state, site);
	let written = rendered;
	let typing: ReturnType<typeof setTimeout> | undefined;
	let listener: (state: SearchState) => void = () => {};

	const restore = () => {
		clearTimeout(typing);
		written = read();
		listener(written);
	};
	const push = (url: string) => {
		// An equivalent address, such as one with its parameters in another order, needs no new entry.
		if (urlOf(read()) !== url) window.history.pushState(null, '', url);
	};

	return {
		$$type: 'forecourt.search',
		read,
		createURL: urlOf,
		write(state) {
			clearTimeout(typing);
			const url = urlOf(state);
			if (isTyping(written, state, urlOf)) {
				typing = setTimeout(() => {
					written = state;
					push(url);
				}, TYPING_REST_MS);
				return;
			}
			written = state;
			push(url);
		},
		onUpdate(callback) {
			listener = callback;
			window.addEventListener('popstate', restore);
		},
		applyAddress() {
			if (urlOf(read()) !== urlOf(rendered)) restore();
		},
		correct(state) {
			written = state;
			window.history.replaceState(window.history.state, '', urlOf(state));
		},
		dispose() {
			clearTimeout(typing);
			window.removeEventListener('popstate', restore);
		},
	};
}

/** Whether two searches differ only in their text. */
function isTyping(before: SearchState, after: SearchState, urlOf: (state: SearchState) => string): boolean {
	return (
		before.query !== after.query &&
		urlOf({ ...before, query: '', page: 1 }) === urlOf({ ...after, query: '', page: 1 })
	);
}

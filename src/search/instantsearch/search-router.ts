import type { Router } from 'instantsearch.js';
import type { SearchState } from '../state.ts';
import { readSearchUrl } from '../url/read-search-url.ts';
import type { SearchSite } from '../url/search-site.ts';
import { searchUrl } from '../url/search-url.ts';

/** How long typing must rest before it becomes an entry of the history, milliseconds. */
export const TYPING_REST_MS = 400;

/** The part of a window that the router works on. */
export type RouterWindow = Pick<Window, 'addEventListener' | 'removeEventListener'> & {
	location: Pick<Location, 'pathname' | 'search'>;
	history: Pick<History, 'pushState' | 'replaceState' | 'state'>;
};

/** The router of the search island: see {@link createSearchRouter}. */
export interface SearchRouter extends Router<SearchState> {
	/** Tells the listener of the search of the address, where it is another one than the page was drawn for. */
	applyAddress: () => void;
	/** Makes the address say what is shown where it asked for something else, such as a page beyond the last one. */
	correct: (state: SearchState) => void;
}

/**
 * Keeps the address and the search the same. A search that changed becomes an entry of the history, typing only when it rests; back
 * and forward tell the listener of the search they restore. The first render must equal the HTML, whatever the address says: begin
 * with `drawn`, listen, and call {@link SearchRouter.applyAddress} when the search runs. InstantSearch's own `routing` would
 * begin with the address instead, and then not search for it.
 *
 * @param drawn the search whose results are in the HTML
 */
export function createSearchRouter(site: SearchSite, drawn: SearchState, window: RouterWindow): SearchRouter {
	const address = () => window.location.pathname + window.location.search;
	const read = () => readSearchUrl(address(), site).state;
	const urlOf = (state: SearchState) => searchUrl(state, site);
	let written = drawn;
	let typing: ReturnType<typeof setTimeout> | undefined;
	let listener: (state: SearchState) => void = () => {};

	const restore = () => {
		clearTimeout(typing);
		written = read();
		listener(written);
	};
	const push = (url: string) => {
		// An address that means the same, such as one with its parameters in another order, needs no new entry.
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
			if (urlOf(read()) !== urlOf(drawn)) restore();
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

/** Whether nothing but what was typed differs between two searches. */
function isTyping(before: SearchState, after: SearchState, urlOf: (state: SearchState) => string): boolean {
	return (
		before.query !== after.query &&
		urlOf({ ...before, query: '', page: 1 }) === urlOf({ ...after, query: '', page: 1 })
	);
}

import { useCallback, useEffect } from 'react';
import type { SearchState } from '../../../../search/state.ts';
import { searchUrl } from '../../../../search/url/search-url.ts';
import { sentenceOf } from '../../../../search/url/sentence-url.ts';
import { onFirstActivity } from './first-activity.ts';
import type { SearchSession } from './open-session.ts';
import { readInto } from './read-into.ts';
import { hideSkeletons, isRefined } from './refined-page.ts';
import { rememberScroll } from './restore-scroll.ts';

interface AddressOptions {
	/** The search that the page was rendered with. */
	rendered: SearchState;
	open: () => Promise<SearchSession>;
	/** Takes the search of the address. */
	apply: (next: SearchState) => void;
	fail: (error: Error) => void;
}

/**
 * Opens the session when the address says more than the page, or on the first activity of the visitor, so that the first tap is answered
 * at once and a page that is not used costs nothing.
 *
 * @returns shows the search of the address in an opened session, where it is another one than the page's
 */
export function useAddress({ rendered, open, apply, fail }: AddressOptions): (opened: SearchSession) => void {
	const followAddress = useCallback(
		(opened: SearchSession) => {
			const { router, site } = opened;
			router.onUpdate(apply);
			const sentence = sentenceOf(location.search);
			if (sentence !== null) {
				void readInto(sentence, router.read(), opened).then((next) => {
					apply(next);
					router.correct(next);
				});
				return;
			}
			router.applyAddress();
			if (isRefined()) history.replaceState(history.state, '', searchUrl(router.read(), site));
			// Parameters that mean nothing here leave the page as it is.
			if (searchUrl(router.read(), site) === searchUrl(rendered, site)) hideSkeletons();
		},
		[rendered, apply],
	);
	useEffect(() => {
		const start = () => void open().then(followAddress, isRefined() ? fail : () => {});
		rememberScroll();
		if (isRefined()) return start();
		return onFirstActivity(start);
	}, [open, followAddress, fail]);
	return followAddress;
}

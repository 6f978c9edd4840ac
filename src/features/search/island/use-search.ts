import { useCallback, useRef, useState } from 'react';
import type { SearchState } from '../../../search/state.ts';
import type { SearchList } from '../../../search/url/search-site.ts';
import { searchUrl } from '../../../search/url/search-url.ts';
import { useFoundValues } from './filters/use-found-values.ts';
import { goToResults } from './results/go-to-results.ts';
import { readInto } from './session/read-into.ts';
import { useAddress } from './session/use-address.ts';
import { useAnswer } from './session/use-answer.ts';
import { useRememberedSearch } from './session/use-remembered-search.ts';
import { useSession } from './session/use-session.ts';
import { useVisit } from './session/use-visit.ts';

/**
 * The state of a search, its session and its answer.
 *
 * @param rendered the search that the page was rendered with
 * @param base the list whose path the page has; null for a page without one
 */
export function useSearch(rendered: SearchState, base: SearchList | null) {
	const [state, setState] = useState(rendered);
	const { session, open } = useSession(rendered, base);
	const [isLive, setLive] = useState(false);
	const [attempt, setAttempt] = useState(0);
	/** The last search that was requested, which another try requests again. */
	const wanted = useRef(rendered);

	const apply = useCallback((next: SearchState) => {
		wanted.current = next;
		setLive(true);
		setState(next);
	}, []);
	const keepWithin = useCallback(
		(page: number, last: number) => {
			if (page <= last || wanted.current.page !== page) return;
			wanted.current = { ...wanted.current, page: last };
			setState(wanted.current);
			session?.router.correct(wanted.current);
		},
		[session],
	);
	const { fail, startWaiting, clearProblem, ...shown } = useAnswer(session, keepWithin);
	useVisit(rendered);
	const followAddress = useAddress({ rendered, open, apply, fail });

	const change = useCallback(
		(next: SearchState) => {
			apply(next);
			startWaiting();
			open().then(({ router }) => router.write(next), fail);
		},
		[apply, startWaiting, open, fail],
	);
	const ask = useCallback(
		(typed: string, from?: SearchState) => {
			startWaiting();
			open()
				.then((opened) => readInto(typed, from ?? wanted.current, opened))
				.then(change, fail);
		},
		[startWaiting, open, change, fail],
	);
	const complete = useCallback(() => {
		setLive(true);
		open().catch(fail);
	}, [open, fail]);
	const find = useFoundValues(state, open);
	useRememberedSearch(state, session, shown.answer?.counts.total ?? 0);

	return {
		...{ state, session, isLive, attempt, change, ask, complete, find },
		...shown,
		addressOf: (next: SearchState) => (session ? searchUrl(next, session.site) : ''),
		turnPage: (next: SearchState) => {
			change(next);
			goToResults();
		},
		retry: () => {
			clearProblem();
			apply(wanted.current);
			setAttempt((count) => count + 1);
			open().then((opened) => {
				if (wanted.current === rendered) followAddress(opened);
				else opened.router.write(wanted.current);
			}, fail);
		},
	};
}

import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { trackEvent } from '../../../browser/analytics/track-event.ts';
import type { Card } from '../../../domain/card/card-data.ts';
import type { SearchCounts } from '../../../search/model/search-model.ts';
import type { SearchState } from '../../../search/state.ts';
import type { SearchList } from '../../../search/url/search-site.ts';
import { searchUrl } from '../../../search/url/search-url.ts';
import { earlyChoices, repeatChoices } from './early-choices.ts';
import { onFirstActivity } from './first-activity.ts';
import { goToResults } from './go-to-results.ts';
import type { LiveAnswer } from './LiveSearch.tsx';
import type { SearchSession } from './open-session.ts';
import { hideSkeletons, isRefined } from './refined-page.ts';
import { rememberScroll, restoreScroll } from './restore-scroll.ts';
import { useFoundValues } from './use-found-values.ts';
import { useRememberedSearch } from './use-remembered-search.ts';
import { useSession } from './use-session.ts';

/** The answer shown. */
interface Shown {
	counts: SearchCounts;
	cards: Card[];
	/** The relaxed query, where it differs from the typed one. */
	relaxed: string | null;
}

/**
 * State of the search. The session is opened when the address differs from the page, or on the visitor's first activity, so that the first
 * tap is fast and an unused page costs nothing.
 */
export function useSearch(drawn: SearchState, base: SearchList | null) {
	const [state, setState] = useState(drawn);
	const { session, open } = useSession(drawn, base);
	const [answer, setAnswer] = useState<Shown | null>(null);
	const [problem, setProblem] = useState<Error | null>(null);
	const [isWaiting, setWaiting] = useState(false);
	const [isLive, setLive] = useState(false);
	const [attempt, setAttempt] = useState(0);
	/** Last requested state, for retries. */
	const wanted = useRef(drawn);
	const [early] = useState(earlyChoices);

	const fail = useCallback((error: Error) => {
		console.warn(`Search: ${error.message}`, error);
		setProblem(error);
		setWaiting(false);
	}, []);

	// After the answer is rendered; earlier the static list would show through.
	useLayoutEffect(() => {
		if (answer === null && problem === null) return;
		hideSkeletons();
		if (answer) restoreScroll();
	}, [answer, problem]);

	/** Shows the search of the address, where it differs from the page's. */
	const followAddress = useCallback(
		(opened: SearchSession) => {
			opened.router.onUpdate((next) => {
				wanted.current = next;
				setLive(true);
				setState(next);
			});
			opened.router.applyAddress();
			const { router, site } = opened;
			if (isRefined()) history.replaceState(history.state, '', searchUrl(router.read(), site));
			// Unknown parameters do not change the page.
			if (searchUrl(opened.router.read(), opened.site) === searchUrl(drawn, opened.site)) hideSkeletons();
		},
		[drawn],
	);

	useEffect(() => void repeatChoices(early), [early]);
	useEffect(() => trackEvent('search_page_view', { page: drawn.page }), [drawn]);
	useEffect(() => {
		const start = () => void open().then(followAddress, isRefined() ? fail : () => {});
		rememberScroll();
		if (isRefined()) return start();
		return onFirstActivity(start);
	}, [open, followAddress, fail]);

	const change = useCallback(
		(next: SearchState) => {
			wanted.current = next;
			setState(next);
			setLive(true);
			setWaiting(true);
			open().then(({ router }) => router.write(next), fail);
		},
		[open, fail],
	);

	const complete = useCallback(() => {
		setLive(true);
		open().catch(fail);
	}, [open, fail]);

	const find = useFoundValues(state, open);
	const onAnswer = useCallback(
		(found: LiveAnswer) => {
			if (found.kind === 'problem') return fail(found.error);
			if (!session) return;
			const last = Math.max(found.counts.pages, 1);
			if (found.page > last && wanted.current.page === found.page) {
				wanted.current = { ...wanted.current, page: last };
				setState(wanted.current);
				session.router.correct(wanted.current);
			}
			setProblem(null);
			setWaiting(false);
			setAnswer({
				counts: found.counts,
				cards: found.hits.map(session.cardOf),
				relaxed: found.relaxed,
			});
		},
		[session, fail],
	);

	useRememberedSearch(state, session, answer?.counts.total ?? 0);

	return {
		state,
		session,
		answer,
		problem,
		isWaiting,
		isLive,
		attempt,
		change,
		complete,
		find,
		onAnswer,
		addressOf: (next: SearchState) => (session ? searchUrl(next, session.site) : ''),
		turnPage: (next: SearchState) => {
			change(next);
			goToResults();
		},
		retry: () => {
			setProblem(null);
			setState(wanted.current);
			setLive(true);
			setAttempt((count) => count + 1);
			open().then((opened) => {
				if (wanted.current === drawn) followAddress(opened);
				else opened.router.write(wanted.current);
			}, fail);
		},
	};
}

import { useCallback, useEffect, useLayoutEffect, useMemo, useState } from 'react';
import type { LiveAnswer } from '../LiveSearch.tsx';
import { renderCards } from '../results/render-cards.ts';
import type { SearchSession } from './open-session.ts';
import { hideSkeletons } from './refined-page.ts';
import { restoreScroll } from './restore-scroll.ts';

type Found = Extract<LiveAnswer, { kind: 'answer' }>;

/**
 * The last answer of a search, and what went wrong with the last request.
 *
 * @param keepWithin is given the page of an answer and the last page there is
 */
export function useAnswer(session: SearchSession | null, keepWithin: (page: number, last: number) => void) {
	const [answer, setAnswer] = useState<Found | null>(null);
	const [problem, setProblem] = useState<Error | null>(null);
	const [isWaiting, setWaiting] = useState(false);

	// The same answer, with cards of what is known of its vehicles now.
	useEffect(
		() => session?.watchCards(() => renderCards(() => setAnswer((last) => last && { ...last }))),
		[session],
	);
	const shown = useMemo(
		() => answer && session && { ...answer, cards: session.cardsOf(answer.hits) },
		[answer, session],
	);

	const fail = useCallback((error: Error) => {
		console.warn(`Search: ${error.message}`, error);
		setProblem(error);
		setWaiting(false);
	}, []);

	// Only once the answer is in the page: before that the rendered list would show through.
	useLayoutEffect(() => {
		if (answer === null && problem === null) return;
		hideSkeletons();
		if (answer) restoreScroll();
	}, [answer, problem]);

	const onAnswer = useCallback(
		(found: LiveAnswer) => {
			if (found.kind === 'problem') return fail(found.error);
			keepWithin(found.page, Math.max(found.counts.pages, 1));
			setProblem(null);
			setWaiting(false);
			setAnswer(found);
		},
		[fail, keepWithin],
	);
	return {
		answer: shown,
		problem,
		isWaiting,
		fail,
		onAnswer,
		startWaiting: useCallback(() => setWaiting(true), []),
		clearProblem: () => setProblem(null),
	};
}

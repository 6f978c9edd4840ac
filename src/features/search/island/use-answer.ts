import { useCallback, useLayoutEffect, useState } from 'react';
import type { Card } from '../../../domain/card/card-data.ts';
import type { SearchCounts } from '../../../search/model/search-model.ts';
import type { LiveAnswer } from './LiveSearch.tsx';
import type { SearchSession } from './open-session.ts';
import { hideSkeletons } from './refined-page.ts';
import { restoreScroll } from './restore-scroll.ts';

/** The part of an answer that the page shows. */
interface ShownAnswer {
	counts: SearchCounts;
	cards: Card[];
	/** The text it is about, where that is not what was typed. */
	relaxed: string | null;
}

/**
 * The last answer of a search, and what went wrong with the last request.
 *
 * @param keepWithin is given the page of an answer and the last page there is
 */
export function useAnswer(session: SearchSession | null, keepWithin: (page: number, last: number) => void) {
	const [answer, setAnswer] = useState<ShownAnswer | null>(null);
	const [problem, setProblem] = useState<Error | null>(null);
	const [isWaiting, setWaiting] = useState(false);

	const fail = useCallback((error: Error) => {
		console.warn(`Search: ${error.message}`, error);
		setProblem(error);
		setWaiting(false);
	}, []);

	// Only once the answer is in the page: before that the printed list would show through.
	useLayoutEffect(() => {
		if (answer === null && problem === null) return;
		hideSkeletons();
		if (answer) restoreScroll();
	}, [answer, problem]);

	const onAnswer = useCallback(
		(found: LiveAnswer) => {
			if (found.kind === 'problem') return fail(found.error);
			if (!session) return;
			keepWithin(found.page, Math.max(found.counts.pages, 1));
			setProblem(null);
			setWaiting(false);
			setAnswer({ counts: found.counts, cards: found.hits.map(session.cardOf), relaxed: found.relaxed });
		},
		[session, fail, keepWithin],
	);
	return {
		answer,
		problem,
		isWaiting,
		fail,
		onAnswer,
		startWaiting: useCallback(() => setWaiting(true), []),
		clearProblem: () => setProblem(null),
	};
}

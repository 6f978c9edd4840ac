import { useEffect, useEffectEvent, useState } from 'react';
import type { Answer } from '../../../domain/answers/answer-question.ts';
import { loadAnswering } from '../browser/load-answering.ts';
import type { ChatQuestions } from '../embed/chat-data.ts';

/** A question with its answer; `unreachable` where what the site says could not be loaded. */
export interface Turn {
	question: string;
	answer: Answer | { kind: 'unreachable' };
}

/** Questions asked on this page, their answers, and questions to ask next. */
export function useAnswers({ slug, known }: ChatQuestions) {
	const [turns, setTurns] = useState<readonly Turn[]>([]);
	const [suggested, setSuggested] = useState<readonly string[]>([]);
	const [isBusy, setBusy] = useState(false);

	const suggest = useEffectEvent(async () => {
		const answering = await loadAnswering(slug, known);
		if (answering) setSuggested(answering.suggested);
	});
	useEffect(() => {
		void suggest();
	}, []);

	const ask = async (question: string) => {
		setBusy(true);
		const answering = await loadAnswering(slug, known);
		const answer = answering ? answering.answer(question) : ({ kind: 'unreachable' } as const);
		setTurns((before) => [...before, { question, answer }]);
		setBusy(false);
	};
	const asked = new Set(turns.map(({ question }) => question));
	return { turns, ask, isBusy, suggested: suggested.filter((question) => !asked.has(question)).slice(0, 3) };
}

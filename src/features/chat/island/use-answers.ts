import { useStore } from '@nanostores/react';
import { useEffect, useEffectEvent, useState } from 'react';
import { chatMessages } from '../../../browser/stores/chat-messages.ts';
import { type KeptTurn, MOST_TURNS } from '../../../browser/stores/chat-turns.ts';
import type { QuotedAnswer } from '../../../domain/answers/answer.ts';
import { loadAnswering } from '../browser/load-answering.ts';
import type { ChatQuestions } from '../embed/chat-data.ts';

/** Suggestions that are shown at once. */
const MOST_SUGGESTED = 2;

/** The conversation of a dealer's site with its answers, and questions to ask next. It goes on across pages. */
export function useAnswers(
	{ vehicle, suggested: rendered = [], api, operator }: ChatQuestions,
	dealer: string,
) {
	const $chat = chatMessages(dealer);
	const { turns } = useStore($chat, { ssr: 'initial' });
	const [suggested, setSuggested] = useState(rendered);
	/** The question that is being answered; null for none. */
	const [pending, setPending] = useState<string | null>(null);

	const suggest = useEffectEvent(async () => {
		const answering = await loadAnswering(vehicle, api);
		if (!answering) return;
		// Those that are there stay where they are.
		const known = [...new Set([...rendered, ...(await answering.suggested())])];
		setSuggested(answering.notYetAsked(known, $chat.get().turns));
	});
	// biome-ignore lint/correctness/useExhaustiveDependencies: what was asked is suggested no more.
	useEffect(() => {
		void suggest();
	}, [turns.length]);

	const ask = async (question: string) => {
		setPending(question);
		const { answer, on } = await answerTo(question);
		const turn = { question, answer, on, at: Date.now() };
		$chat.update((before) => ({ ...before, turns: [...before.turns, turn].slice(-MOST_TURNS) }));
		setPending(null);
		if (operator !== null && answer.kind === 'quoted') await phrase(turn.at, answer);
	};
	const phrase = async (at: number, answer: QuotedAnswer) => {
		const answering = await loadAnswering(vehicle, api);
		await answering?.phrase(answer, (phrased) => {
			const withSentences = (turn: KeptTurn) =>
				turn.at === at ? { ...turn, answer: { ...answer, phrased } } : turn;
			$chat.update((before) => ({ ...before, turns: before.turns.map(withSentences) }));
		});
	};
	const answerTo = async (question: string): Promise<Pick<KeptTurn, 'answer' | 'on'>> => {
		const answering = await loadAnswering(vehicle, api);
		const unreachable = { answer: { kind: 'unreachable' as const }, on: vehicle?.slug ?? null };
		return answering?.answer(question, $chat.get().turns) ?? unreachable;
	};
	return {
		turns,
		pending,
		ask,
		forget: () => $chat.update((before) => ({ ...before, turns: [] })),
		suggested: suggested.slice(0, MOST_SUGGESTED),
	};
}

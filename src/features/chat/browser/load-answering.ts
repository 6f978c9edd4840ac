import type { Answer } from '../../../domain/answers/answer-question.ts';
import type { Passage } from '../../../domain/answers/passage.ts';

/** Answers questions about one vehicle. */
export interface Answering {
	answer: (question: string) => Answer;
	/** Questions to begin with. */
	suggested: readonly string[];
}

/** How many questions are suggested over a conversation. */
const MOST_SUGGESTED = 6;

let loaded: Answering | null = null;

/**
 * Loads the rules of answering with what the site says, once a page; null when that cannot be had, and the next call tries again.
 *
 * @param known what the page itself gives
 */
export async function loadAnswering(slug: string, known: readonly Passage[]): Promise<Answering | null> {
	if (loaded) return loaded;
	try {
		// Apart from the chat: the rules are needed once the dialog is open, its form at once.
		const { answerQuestion, loadPassages, suggestedQuestions } = await import('./answering-rules.ts');
		const said = await loadPassages(slug, fetch);
		if (!said) return null;
		const passages = [...said, ...known];
		loaded = {
			answer: (question) => answerQuestion(question, passages),
			suggested: suggestedQuestions(passages, MOST_SUGGESTED),
		};
		return loaded;
	} catch (error) {
		console.warn('Questions cannot be answered now', error);
		return null;
	}
}

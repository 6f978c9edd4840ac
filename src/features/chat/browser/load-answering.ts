import type { Answer } from '../../../domain/answers/answer-question.ts';
import type { Timetable } from '../../../domain/hours/timetable.ts';
import { loadPassages } from './load-passages.ts';

/** Answers questions about one vehicle. */
export interface Answering {
	answer: (question: string) => Answer;
	/** Questions to begin with. */
	suggested: readonly string[];
}

/** How many questions are suggested over a conversation. */
const MOST_SUGGESTED = 6;

let loaded: Answering | null = null;

/** Loads the rules of answering with what the site says, once a page; null when that cannot be had, and the next call tries again. */
export async function loadAnswering(slug: string, timetable: Timetable | null): Promise<Answering | null> {
	if (loaded) return loaded;
	try {
		// Apart from the chat: the rules are needed once the dialog is open, its form at once.
		const [rules, said] = await Promise.all([import('./answering-rules.ts'), loadPassages(slug, fetch)]);
		if (!said) return null;
		const passages = timetable ? [...said, rules.hoursPassage(timetable, new Date())] : said;
		loaded = {
			answer: (question) => rules.answerQuestion(question, passages),
			suggested: rules.suggestedQuestions(passages, MOST_SUGGESTED),
		};
		return loaded;
	} catch (error) {
		console.warn('Questions cannot be answered now', error);
		return null;
	}
}

import type { QuotedAnswer, Turn } from '../../../domain/answers/answer.ts';

/** Answers questions on a page. */
export interface Answering {
	/** The answer, and the slug of the vehicle on whose page it was asked; null on other pages. */
	answer: (question: string, turns: readonly Turn[]) => Promise<Pick<Turn, 'answer' | 'on'>>;
	/** Questions to begin with, which the site answers. */
	suggested: () => Promise<readonly string[]>;
	/** Those of some suggestions that the conversation has not been about. */
	notYetAsked: (suggestions: readonly string[], turns: readonly Turn[]) => readonly string[];
	/** Gets the sentences that a language model writes from an answer's quotations; `show` gets them all with each that arrives. */
	phrase: (answer: QuotedAnswer, show: (sentences: readonly string[]) => void) => Promise<void>;
}

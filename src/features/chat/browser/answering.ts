import type { Answer, Turn } from '../../../domain/answers/answer.ts';

/** Answers questions on a page. */
export interface Answering {
	answer: (question: string, turns: readonly Turn[]) => Promise<Answer>;
	/** Questions to begin with, which the site answers. */
	suggested: () => Promise<readonly string[]>;
}

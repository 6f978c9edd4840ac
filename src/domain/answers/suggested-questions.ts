import { answerQuestion } from './answer-question.ts';
import type { Passage } from './passage.ts';

/** What shoppers ask most, the most frequent first. */
const FREQUENT = [
	'How many kilometres?',
	'Any damage?',
	'Service history?',
	'How much can it tow?',
	'How many does it sleep?',
	'How many seats?',
	'When can I see it?',
	'Can I return it?',
	'Can you deliver it?',
];

/** Questions to begin with, which the site answers. */
export const suggestedQuestions = (passages: readonly Passage[], most: number, now: Date): string[] =>
	FREQUENT.filter((question) => answerQuestion(question, passages, now).kind === 'quoted').slice(0, most);

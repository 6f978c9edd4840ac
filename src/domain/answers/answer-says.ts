import type { QuestionAnswer } from './answer-question.ts';
import type { Says } from './polar-answer.ts';

/** Whether the site's own rules answer yes or no; null for neither. */
export function answerSays(answer: QuestionAnswer): Says {
	if (answer.kind !== 'quoted') return null;
	if (answer.line.startsWith('Yes')) return 'yes';
	return answer.line.startsWith('No') ? 'no' : null;
}

import type { Answer, Turn } from '../../../domain/answers/answer.ts';
import { quoteOf } from '../../../domain/answers/passages/passage.ts';
import { LONGEST_MESSAGE } from '../../../domain/lead/message-length.ts';

/** The longest conversation that is handed over, characters: the visitor's own message has room beside it. */
const LONGEST_CONVERSATION = 2500;

/** What was said, for the yard, in its order; of a conversation that is too long, the last questions whole. */
export function conversationText(turns: readonly Turn[]): string {
	const texts = turns.map(({ question, answer }) => `Asked: ${question}\nThe site says: ${saidBy(answer)}`);
	const lengths = texts.map((_, index) => texts.slice(index).join(BETWEEN).length);
	const first = lengths.findIndex((length) => length <= LONGEST_CONVERSATION);
	return first < 0 ? (texts.at(-1) ?? '').slice(0, LONGEST_CONVERSATION) : texts.slice(first).join(BETWEEN);
}

const BETWEEN = '\n\n';

/** A message for the yard with what was said below it, as much as a message may have. */
export const withConversation = (message: string, said: string): string =>
	[message, said].filter(Boolean).join('\n\n').slice(0, LONGEST_MESSAGE);

/** What is typed for a person, with a question below it. A question that was put here before, and is among what was said, gives way. */
export function withQuestion(typed: string, question: string, turns: readonly Turn[]): string {
	const own = turns.some((turn) => turn.question === typed) ? '' : typed;
	return own.includes(question) ? own : [own, question].filter(Boolean).join('\n');
}

function saidBy(answer: Answer): string {
	if (answer.kind === 'quoted') {
		if (answer.beside) {
			const figures = answer.quotes.map((quote) => `“${quoteOf(quote)}” (${quote.from})`);
			return [answer.line, ...figures].join(' ');
		}
		const about = answer.about ? ` (${answer.about.title})` : '';
		return answer.quotes.map((quote) => `“${quoteOf(quote)}”`).join(' ') + about;
	}
	if (answer.kind !== 'stock') return 'no answer';
	const found = answer.found.map(({ title, price }) => [title, price].filter(Boolean).join(', '));
	return found.length > 0 ? found.join('; ') : `none in stock: ${answer.sought}`;
}

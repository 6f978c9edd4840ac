import { quoteOf } from '../../../domain/answers/passage.ts';
import type { Turn } from './use-answers.ts';

/** The longest message that a conversation is handed over in, characters: the visitor has room to add to it. */
const LONGEST_MESSAGE = 3000;

/** The message to the yard: what is still typed or was asked last, and below it what was said before, the latest first. */
export function conversationText(turns: readonly Turn[], typed: string): string {
	const last = turns.at(-1)?.question ?? '';
	const said = turns.toReversed().map(({ question, answer }) => {
		const quotes =
			answer.kind === 'quoted' ? answer.quotes.map((quote) => `“${quoteOf(quote)}”`) : ['no answer'];
		return `Asked: ${question}\nThe site says: ${quotes.join(' ')}`;
	});
	return [typed.trim() || last, ...said].join('\n\n').slice(0, LONGEST_MESSAGE);
}

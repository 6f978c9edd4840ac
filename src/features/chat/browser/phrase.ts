import { getPhrasedAnswer } from '../../../api/chat/get-phrased-answer.ts';
import type { QuotedAnswer } from '../../../domain/answers/answer.ts';
import { quoteOf } from '../../../domain/answers/passages/passage.ts';

/**
 * Gets the sentences that a language model writes from an answer's quotations, one by one. A sentence from what the page does not quote,
 * such as a price that changed since the build, is left out; without any the quotations are the answer. Never throws.
 */
export async function phrase(
	{ asked, about, beside, isEnded, quotes }: QuotedAnswer,
	api: string,
	show: (sentences: readonly string[]) => void,
): Promise<void> {
	// The service knows the passages of one vehicle.
	if (isEnded || beside) return;
	const quoted = new Set(quotes.map(quoteOf));
	const sentences: string[] = [];
	try {
		for await (const { text, passages } of getPhrasedAnswer(api, asked, about?.slug ?? null)) {
			if (!passages.every((passage) => quoted.has(quoteOf(passage)))) continue;
			sentences.push(text);
			show([...sentences]);
		}
	} catch (error) {
		console.warn('The answer could not be phrased', error);
	}
}

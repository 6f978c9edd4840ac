import type { PhrasedSentence } from '../../domain/answers/phrased/phrased-sentence.ts';
import { PHRASED_ANSWERS_PATH } from './phrased-answer-path.ts';

/** How long to wait for the last sentence, milliseconds. */
const TIMEOUT_MS = 30_000;

/**
 * Gets the sentences of a phrased answer one by one, as they arrive. Throws an Error where the service cannot be reached or refuses.
 *
 * @param vehicle the slug of the vehicle it is about; null for none
 */
export async function* getPhrasedAnswer(
	api: string,
	question: string,
	vehicle: string | null,
): AsyncGenerator<PhrasedSentence> {
	const response = await fetch(api + PHRASED_ANSWERS_PATH, {
		method: 'POST',
		headers: { 'content-type': 'application/json' },
		body: JSON.stringify({ question, vehicle }),
		signal: AbortSignal.timeout(TIMEOUT_MS),
	});
	if (!response.ok || !response.body) throw new Error(`the lead API phrases no answer: ${response.status}`);
	const reader = response.body.pipeThrough(new TextDecoderStream()).getReader();
	let buffer = '';
	for (;;) {
		const { value, done } = await reader.read();
		if (done) return;
		const lines = (buffer + value).split('\n');
		buffer = lines.pop() ?? '';
		for (const line of lines) yield JSON.parse(line) as PhrasedSentence;
	}
}

import type { PhrasedSentence } from '../../domain/answers/phrased/phrased-sentence.ts';

/** Sentences as lines of JSON, each sent when it is there. A visitor who leaves ends the answer, and with it what the model costs. */
export function sentenceLines(
	sentences: AsyncGenerator<PhrasedSentence>,
): ReadableStream<Uint8Array<ArrayBuffer>> {
	const encoder = new TextEncoder();
	return new ReadableStream({
		pull: async (controller) => {
			const { value, done } = await sentences.next();
			if (done) controller.close();
			else controller.enqueue(encoder.encode(`${JSON.stringify(value)}\n`));
		},
		cancel: async () => {
			await sentences.return(undefined);
		},
	});
}

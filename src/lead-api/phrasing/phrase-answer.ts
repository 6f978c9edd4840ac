import type { ApiSite } from '../../api/site/site-file.ts';
import { answerQuestion } from '../../domain/answers/answer-question.ts';
import { answerSays } from '../../domain/answers/answer-says.ts';
import type { Passage } from '../../domain/answers/passages/passage.ts';
import { checkedSentence, type WrittenSentence } from '../../domain/answers/phrased/checked-sentence.ts';
import { sentenceReader } from '../../domain/answers/phrased/cited-sentences.ts';
import type { PhrasedSentence } from '../../domain/answers/phrased/phrased-sentence.ts';
import type { Says } from '../../domain/answers/polar-answer.ts';
import type { Deps } from '../deps.ts';
import { describeError } from '../log.ts';
import { askModel } from './ask-model.ts';
import { isAffordable, LONGEST_PROMPT, promptLength } from './limit-phrasing.ts';
import { promptOf } from './prompt.ts';

/**
 * Phrases the quotations that answer a question: sentences of the dealer's language model, each given once it has been checked against its
 * passages. None for a question that the site's own rules do not answer with quotations, above the spending of a day, and where the model
 * fails.
 */
export async function* phraseAnswer(
	deps: Deps,
	site: ApiSite,
	question: string,
	passages: readonly Passage[],
): AsyncGenerator<PhrasedSentence> {
	const { phrasing, slug: dealer } = site;
	const answer = answerQuestion(question, passages, deps.now());
	if (!phrasing || answer.kind !== 'quoted') return;
	const messages = promptOf(question, answer.quotes);
	if (promptLength(messages) > LONGEST_PROMPT || !(await isAffordable(deps, dealer, phrasing))) return;
	const { add, end } = sentenceReader();
	const checked = checkerOf(deps, dealer, answer.quotes, answerSays(answer));
	const key = deps.secretOf(phrasing.key_env) ?? '';
	try {
		for await (const piece of askModel(phrasing, key, messages)) yield* add(piece).flatMap(checked);
		yield* end().flatMap(checked);
	} catch (error) {
		const { url, model } = phrasing;
		deps.log({
			...({ level: 'error', message: 'an answer was not phrased', dealer, model } as const),
			service: new URL(url).host,
			reason: without(describeError(error), [key, question]),
		});
	}
}

/** A service's words without what it was sent, which errors may repeat. */
const without = (said: string, sent: readonly string[]) =>
	sent.filter(Boolean).reduce((rest, one) => rest.replaceAll(one, '…'), said);

/** Checks sentences; one that is withheld is counted in the log, without its words. */
function checkerOf({ log }: Deps, dealer: string, quotes: readonly Passage[], says: Says) {
	return (written: WrittenSentence): PhrasedSentence[] => {
		const sentence = checkedSentence(written, quotes, says);
		if (!sentence) log({ level: 'warn', message: 'a sentence of the language model was withheld', dealer });
		if (!sentence) return [];
		const { text, passages } = sentence;
		return [{ text, passages: passages.map((passage) => ({ label: passage.label, text: passage.text })) }];
	};
}

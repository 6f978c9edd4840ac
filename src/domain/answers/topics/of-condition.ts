import type { Passage } from '../passages/passage.ts';
import { plainText } from '../questions/question-words.ts';

const NEW = /\bnew\b/;
const USED = /\bused\b/;

/**
 * The sentences about a service that hold for the condition that a question in plain text names: not those that name only the other one.
 */
export function sentencesOfCondition(question: string, passages: readonly Passage[]): readonly Passage[] {
	if (NEW.test(question) === USED.test(question)) return passages;
	const [asked, other] = NEW.test(question) ? [NEW, USED] : [USED, NEW];
	return passages.filter(({ text, from }) => {
		const said = plainText(`${from}: ${text}`);
		return asked.test(said) || !other.test(said);
	});
}

import type { Talk } from '../talk.ts';
import { topicOf } from '../topics/topics.ts';
import { joinedParts } from './joined-parts.ts';
import { plainText, subjectWords } from './question-words.ts';

/** Words of degree, which need a subject beside them: 'How long?' */
const OF_DEGREE: ReadonlySet<string> = new Set(['long', 'soon', 'often', 'far']);

/**
 * A question as it is; behind the last one where it asks on about what that one did, as in 'Does that cost anything?'; or the last one
 * again where it has no subject of its own, as in 'Until when?'
 */
export function completeQuestion(rest: string, { asked }: Pick<Talk, 'asked'>): string {
	if (asked === null) return rest;
	const plain = plainText(rest);
	const topic = topicOf(plain);
	const isOfSum = topic === undefined || topic.name === 'price';
	if (isOfSum && /\bthat\b(?! (?:one|car|vehicle))/.test(plain) && joinedParts([asked, rest]).length === 1)
		return `${asked} ${rest}`;
	const hasSubject = topic !== undefined || subjectWords(rest).some((word) => !OF_DEGREE.has(word));
	return hasSubject || /^why\b/.test(plain) ? rest : asked;
}

import type { Answer } from './answer.ts';
import { type Asked, answerAbout } from './answer-about.ts';
import { answerSays } from './answer-says.ts';
import { lowerText } from './questions/question-words.ts';
import { COLOURS } from './questions/stock-question.ts';

/** Wants the vehicle at hand in a colour or kind: 'Do you have it in blue?' */
const IN_KIND = new RegExp(
	`\\b(?:it|this|that)(?: one| car| model)?(?: comes?)? in (?:an? )?(${COLOURS}|auto(?:matic)?|manual|petrol|diesel|hybrid|electric)\\b`,
);

/** The answer that the vehicle at hand is itself of the colour or kind that it is wanted in; null where it is not. */
export async function ofOwnKind(asked: Asked): Promise<Answer | null> {
	const { subject, page } = asked.talk;
	const own = subject ?? page;
	const [, kind] = IN_KIND.exec(lowerText(asked.text)) ?? [];
	if (!own || kind === undefined) return null;
	const answer = await answerAbout(own, `is it ${kind}`, asked);
	return answer.kind === 'quoted' && answerSays(answer) === 'yes' ? answer : null;
}

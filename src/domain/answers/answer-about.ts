import type { Answer, NamedVehicle, StockAnswer } from './answer.ts';
import { answerQuestion } from './answer-question.ts';
import { ofMeantLocation, withMeantLocation } from './meant-location.ts';
import type { DealerKnowledge, Knowledge } from './passages/knowledge.ts';
import { lowerText, plainText } from './questions/question-words.ts';
import { isSeeking, type StockQuestion, stockQuestion } from './questions/stock-question.ts';
import type { Talk } from './talk.ts';
import { isAboutVehicle, topicOf } from './topics/topics.ts';

/** A question in its conversation. */
export interface Asked {
	text: string;
	talk: Talk;
	dealer: DealerKnowledge;
	knowledge: Knowledge;
	now: Date;
}

/** The answer from a vehicle's own facts and the dealer's pages; else what the stock has. */
export async function answerAbout(vehicle: NamedVehicle, question: string, asked: Asked): Promise<Answer> {
	const known = await asked.knowledge.vehicle(vehicle);
	if (known === 'gone') return fromDealer(question, asked) ?? { kind: 'gone' };
	if (known === null) return fromDealer(question, asked) ?? { kind: 'unreachable' };
	const { passages, isEnded, location } = known;
	const quotable = withMeantLocation(question, passages, asked.dealer.passages, location);
	const answer = answerQuestion(question, quotable, asked.now);
	if (answer.kind === 'quoted') {
		const isOwn = answer.quotes.some((quote) => passages.includes(quote));
		return { ...answer, about: isOwn ? vehicle : null, isEnded: isOwn && isEnded, asked: question };
	}
	const isStock = answer.kind === 'unknown' && isSeeking(lowerText(question));
	return (isStock ? await fromStock(asked, { needsKind: true }) : null) ?? answer;
}

/** The answer from the dealer's pages; null where they do not say. */
export function fromDealer(question: string, { dealer, now }: Asked): Answer | null {
	const topic = topicOf(plainText(question));
	if (topic && isAboutVehicle(topic)) return null;
	const answer = answerQuestion(question, ofMeantLocation(question, dealer.passages, null), now);
	return answer.kind === 'quoted' ? { ...answer, about: null, isEnded: false, asked: question } : null;
}

/**
 * What a search of the stock finds; null for a question without anything to search for, or without a kind of vehicle where it needs one.
 */
export async function fromStock(
	{ text, talk, knowledge }: Asked,
	{ needsKind }: Pick<StockQuestion, 'needsKind'> = { needsKind: false },
): Promise<StockAnswer | null> {
	return knowledge.stock({ ...stockQuestion(lowerText(text)), needsKind }, talk.subject ?? talk.page);
}

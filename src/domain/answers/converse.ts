import type { Answer, NamedVehicle, StockAnswer, Turn } from './answer.ts';
import { answerQuestion } from './answer-question.ts';
import { compareVehicles } from './compare-vehicles.ts';
import { comparedOn } from './compared-on.ts';
import { courtesyOf } from './courtesy.ts';
import { type FollowUp, followUp } from './follow-up.ts';
import type { DealerKnowledge, Knowledge } from './knowledge.ts';
import { ofMeantLocation, withMeantLocation } from './meant-location.ts';
import { spelt } from './misspelt.ts';
import { withModelOfBadge } from './named-by-badge.ts';
import { withModelOfCondition } from './named-by-condition.ts';
import { LONGEST_QUESTION } from './question-length.ts';
import { lowerText, plainText } from './question-words.ts';
import { referralOf } from './referral.ts';
import { refinedSearch } from './refined-search.ts';
import { isAboutOthers, isSeeking, seeksNamed, stockQuestion } from './stock-question.ts';
import { type Talk, talkOf } from './talk.ts';
import { isAboutVehicle, isOfDealer, topicOf } from './topics.ts';
import { namedVehicle } from './vehicle-in-question.ts';

/** A question in its conversation. */
interface Asked {
	text: string;
	talk: Talk;
	dealer: DealerKnowledge;
	knowledge: Knowledge;
	now: Date;
}

/**
 * Answers a question in a conversation from what the site says about its vehicles and its dealer (CHAT-003, VDPACT-012, resolution 76). Every
 * figure is quoted from there.
 *
 * @param turns what was said before, on this page and on others
 */
export async function converse(
	question: string,
	turns: readonly Turn[],
	knowledge: Knowledge,
	now: Date,
): Promise<Answer> {
	const typed = spelt(question.slice(0, LONGEST_QUESTION));
	const lower = lowerText(typed);
	const courtesy = courtesyOf(lower);
	if (courtesy) return { kind: 'courtesy', to: courtesy };
	const referral = referralOf(lower);
	const isReferred = referral !== null && referral !== 'others' && referral !== 'availability';
	if (isReferred && !(referral === 'price' && isAboutOthers(lower)))
		return { kind: 'referred', to: referral };
	const talk = talkOf(knowledge.page, turns);
	const dealer = await knowledge.dealer();
	return answerAsked(typed, { talk, dealer, knowledge, now });
}

async function answerAsked(typed: string, known: Omit<Asked, 'text'>): Promise<Answer> {
	const { talk, dealer } = known;
	const refined = refinedSearch(lowerText(typed), talk);
	const found = refined && (await fromStock({ ...known, text: refined }));
	if (found) return { ...found, asked: refined };
	const named = withModelOfBadge(withModelOfCondition(lowerText(typed), talk), talk, dealer.names);
	const text = named === lowerText(typed) ? typed : named;
	const asked: Asked = { ...known, text };
	const lower = lowerText(text);
	const others = isAboutOthers(lower) || seeksNamed(lower, dealer.names);
	const compared = await compareVehicles(comparedOn(lower, talk, dealer.names), asked);
	if (compared) return compared;
	if (others) return (await fromStock(asked)) ?? { kind: 'referred', to: 'others' };
	return answerFollowUp(asked, followUp(text, talk, dealer.names));
}

async function answerFollowUp(asked: Asked, followed: FollowUp): Promise<Answer> {
	if (followed.kind === 'which') {
		const { options, asked: question, isPointed } = followed;
		const answer =
			(await aboutNamed(question, asked)) ??
			fromDealer(question, asked) ??
			(isSeeking(lowerText(question)) ? await fromStock(asked, true) : null);
		if (answer) return answer;
		const isAnswered = isPointed || (await isAboutAny(options, question, asked));
		return isAnswered ? { kind: 'which', options, asked: question } : { kind: 'unknown' };
	}
	const { vehicle, isPointed } = followed;
	// As typed, where nothing was completed.
	const question = followed.question === lowerText(asked.text) ? asked.text : followed.question;
	const named = isPointed ? null : await aboutNamed(question, asked);
	if (named) return named;
	if (vehicle) return answerAbout(vehicle, question, asked);
	return (
		fromDealer(question, asked) ??
		(await fromStock(asked)) ??
		(isAboutSome(question) ? { kind: 'which', options: [], asked: question } : { kind: 'unknown' })
	);
}

/** Whether a question is about a vehicle, whichever it is. */
function isAboutSome(question: string): boolean {
	const topic = topicOf(plainText(question));
	return topic !== undefined && !isOfDealer(topic);
}

/** The answer about a vehicle that the question names for the first time; null for a question that names none. */
async function aboutNamed(question: string, asked: Asked): Promise<Answer | null> {
	const named = await namedVehicle(lowerText(question), asked);
	if (named === null) return null;
	if (!('kind' in named)) return answerAbout(named.vehicle, named.question, asked);
	// Of 'a deposit on a Corolla' it does not matter which.
	return (named.kind === 'which' && topicOf(plainText(question)) && fromDealer(question, asked)) || named;
}

/** The answer from a vehicle's own facts and the dealer's pages; else what the stock has. */
async function answerAbout(vehicle: NamedVehicle, question: string, asked: Asked): Promise<Answer> {
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
	return (isStock ? await fromStock(asked, true) : null) ?? answer;
}

/** Words for several vehicles: 'which one is cheaper'. */
const SEVERAL = /\b(?:which|ones?|they|them|these|those|both|either)\b/;

/** Whether a question has a topic of vehicles or points to some, or else an answer on the page of any of them: nonsense has none of these. */
async function isAboutAny(
	vehicles: readonly NamedVehicle[],
	question: string,
	asked: Asked,
): Promise<boolean> {
	if (topicOf(plainText(question)) || SEVERAL.test(lowerText(question))) return true;
	const answers = await Promise.all(vehicles.map((vehicle) => answerAbout(vehicle, question, asked)));
	return answers.some(({ kind }) => kind !== 'unknown');
}

/** The answer from the dealer's pages; null where they do not say. */
function fromDealer(question: string, { dealer, now }: Asked): Answer | null {
	const topic = topicOf(plainText(question));
	if (topic && isAboutVehicle(topic)) return null;
	const answer = answerQuestion(question, ofMeantLocation(question, dealer.passages, null), now);
	return answer.kind === 'quoted' ? { ...answer, about: null, isEnded: false, asked: question } : null;
}

/** What a search of the stock finds; null for a question without anything to search for. */
async function fromStock({ text, talk, knowledge }: Asked, needsKind = false): Promise<StockAnswer | null> {
	return knowledge.stock(stockQuestion(lowerText(text), needsKind), talk.subject ?? talk.page);
}

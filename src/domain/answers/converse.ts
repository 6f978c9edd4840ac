import type { Answer, NamedVehicle, Turn } from './answer.ts';
import { type Asked, answerAbout, fromDealer, fromStock } from './answer-about.ts';
import { compareVehicles } from './comparison/compare-vehicles.ts';
import { comparedOn } from './comparison/compared-on.ts';
import { type FollowUp, followUp } from './follow-up.ts';
import { ofOwnKind } from './own-kind.ts';
import type { Knowledge } from './passages/knowledge.ts';
import { courtesyOf } from './questions/courtesy.ts';
import { spelt } from './questions/misspelt.ts';
import { LONGEST_QUESTION } from './questions/question-length.ts';
import { lowerText, plainText } from './questions/question-words.ts';
import { referralOf } from './questions/referral.ts';
import { refinedSearch } from './questions/refined-search.ts';
import { isAboutOthers, isSeeking, seeksNamed } from './questions/stock-question.ts';
import { talkOf } from './talk.ts';
import { isOfDealer, topicOf } from './topics/topics.ts';
import { withModelOfBadge } from './vehicles/named-by-badge.ts';
import { withModelOfCondition } from './vehicles/named-by-condition.ts';
import { namedVehicle } from './vehicles/vehicle-in-question.ts';

/**
 * Answers a question in a conversation from what the site says about its vehicles and its dealer (CHAT-003, VDPACT-012, resolution 76).
 * Every figure is quoted from there.
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
	if (others) return otherVehicles(asked);
	return answerFollowUp(asked, followUp(text, talk, dealer.names));
}

/** What the stock has of other vehicles; where it has none of a kind, that the vehicle at hand is of it. */
async function otherVehicles(asked: Asked): Promise<Answer> {
	const found = await fromStock(asked);
	if (!found) return { kind: 'referred', to: 'others' };
	return (found.total === 0 ? await ofOwnKind(asked) : null) ?? found;
}

async function answerFollowUp(asked: Asked, followed: FollowUp): Promise<Answer> {
	if (followed.kind === 'which') {
		const { options, asked: question, isPointed } = followed;
		const answer =
			(await aboutNamed(question, asked)) ??
			fromDealer(question, asked) ??
			(isSeeking(lowerText(question)) ? await fromStock(asked, { needsKind: true }) : null);
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
		(await mostlyFromStock(asked)) ??
		(isAboutSome(question) ? { kind: 'which', options: [], asked: question } : { kind: 'unknown' })
	);
}

/** The visitor's own vehicle, which is none of the stock: 'Can you weigh my van?' */
const OWN_VEHICLE = /\b(?:my|our) (?:\w+ )?(?:car|van|caravan|camper|motorhome|ute|bike|motorbike|vehicle)\b/;

/** What the stock has, where the search used most of what was asked: of 'invoices for holders' Holdens are no answer. */
async function mostlyFromStock(asked: Asked): Promise<Answer | null> {
	if (OWN_VEHICLE.test(lowerText(asked.text)) && !isSeeking(lowerText(asked.text))) return null;
	const found = await fromStock(asked);
	return found && found.unused.length > found.filters ? null : found;
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

/** Words for several vehicles: 'which one is cheaper'. */
const SEVERAL = /\b(?:which|ones?|they|them|these|those|both|either)\b/;

/**
 * Whether a question has a topic of vehicles or points to some, or else an answer on the page of any of them: nonsense has none of these.
 */
async function isAboutAny(
	vehicles: readonly NamedVehicle[],
	question: string,
	asked: Asked,
): Promise<boolean> {
	if (topicOf(plainText(question)) || SEVERAL.test(lowerText(question))) return true;
	const answers = await Promise.all(vehicles.map((vehicle) => answerAbout(vehicle, question, asked)));
	return answers.some(({ kind }) => kind !== 'unknown');
}

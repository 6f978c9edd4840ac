import type { QuotedAnswer } from './answer.ts';
import { hoursAnswer } from './hours-answer.ts';
import { AVAILABILITY, type Passage } from './passages/passage.ts';
import { isOfVehicle } from './passages/vehicle-passages.ts';
import { polarAnswer, type Says } from './polar-answer.ts';
import { asksMore, ownWords } from './questions/asked-beside.ts';
import { joinedParts } from './questions/joined-parts.ts';
import { spelt } from './questions/misspelt.ts';
import { LONGEST_QUESTION } from './questions/question-length.ts';
import { lowerText, partsOf, plainText, subjectWords } from './questions/question-words.ts';
import { type Referral, referralOf } from './questions/referral.ts';
import { searchPassages } from './search-passages.ts';
import type { Topic } from './topics/topic.ts';
import { topicSentences } from './topics/topic-sentences.ts';
import { topicOf, topicsOf } from './topics/topics.ts';

/** The answer to a question by itself: quotations with one line above them, or where it is referred to, or that the site does not say. */
export type QuestionAnswer =
	| Pick<QuotedAnswer, 'kind' | 'line' | 'quotes' | 'open'>
	| { kind: 'referred'; to: Referral }
	| { kind: 'unknown' };

/** More quotations hide the answer. */
const MOST_QUOTES = 3;

interface Part {
	says: Says;
	quotes: readonly Passage[];
}

/**
 * Answers a question from passages of the site, word for word (CHAT-003, VDPACT-012). Nothing is calculated or phrased
 * freely, so that no figure can be wrong that is right on its page.
 */
export function answerQuestion(question: string, passages: readonly Passage[], now: Date): QuestionAnswer {
	const text = spelt(question.slice(0, LONGEST_QUESTION));
	const referral = referralOf(lowerText(text));
	if (referral !== null && !(referral === 'availability' && passages.some(isAvailability)))
		return { kind: 'referred', to: referral };
	const parts = joinedParts(partsOf(text));
	const asked = parts.length > 0 ? parts : [text];
	const answers = asked.map((part) => ({ part, answer: answerPart(part, passages, now) }));
	const found = answers.flatMap(({ answer }) => answer);
	if (found.length === 0) return searched(text, passages);
	const quotes = [...new Set(found.flatMap(({ quotes: own }) => own))].slice(0, MOST_QUOTES + 2);
	const open = answers.flatMap(({ part, answer }) => (answer.length > 0 ? [] : part));
	const line = lineOf(
		found.map(({ says }) => says),
		open.length === 0,
	);
	return { kind: 'quoted', line, quotes, open };
}

const LISTED = 'The page says:';

const isAvailability = ({ label }: Passage) => label === AVAILABILITY;

/** Yes is for all that is asked, no for a part of it. */
function lineOf(says: readonly Says[], isAll: boolean): string {
	if (says.some((one) => one === null || (one === 'yes' && !isAll))) return LISTED;
	const all = new Set(says);
	if (all.size > 1) return LISTED;
	const word = all.has('yes') ? 'Yes' : 'No';
	return says.length === 1 ? `${word}.` : says.length === 2 ? `${word} to both.` : `${word} to all.`;
}

/** The answer to a question about no topic, by its words. What a topic does not find elsewhere words do not mean. */
function searched(text: string, passages: readonly Passage[]): QuestionAnswer {
	if (topicOf(plainText(text))) return { kind: 'unknown' };
	// Of 'the GXL or the VX' the page says one.
	const quotes = text
		.split(/\bor\b/i)
		.flatMap((one) => searchPassages(one, searchable(plainText(text), passages), MOST_QUOTES));
	return quotes.length > 0 ? { kind: 'quoted', line: LISTED, quotes, open: [] } : { kind: 'unknown' };
}

/** The answers to a part of a question: one for each of its topics. */
function answerPart(part: string, passages: readonly Passage[], now: Date): readonly Part[] {
	const plain = plainText(part);
	const topics = topicsOf(plain);
	const byTopic = topics.map((topic) => answerByTopic(topic, ownWords(topic, plain, topics), passages, now));
	if (byTopic[0]) {
		const found = byTopic.flatMap((one) => one ?? []);
		const texts = found.flatMap(({ quotes }) => quotes.map(({ text }) => text));
		// Yes is for all that is asked: the page may not say whether it is 'sporty'.
		const isAll = topics[0]?.hours || (found.length === topics.length && !asksMore(plain, topics, texts));
		return found.map((one) => (isAll || one.says === 'no' ? one : { ...one, says: null }));
	}
	// What a topic does not find elsewhere words do not mean.
	if (topics.length > 0) return [];
	const quotes = withOtherFigures(searchPassages(part, searchable(plain, passages), MOST_QUOTES));
	return quotes.length > 0 ? [{ says: null, quotes }] : [];
}

/** The shortest of some passages, and those with a figure where it has one: a page may say two sizes of wheels. */
function withOtherFigures([first, ...others]: readonly Passage[]): Passage[] {
	if (!first) return [];
	const hasFigure = ({ text }: Passage) => /\d/.test(text);
	return hasFigure(first) ? [first, ...others.filter(hasFigure)] : [first];
}

/** Asks what a vehicle has, which other pages do not say: 'Has it got a toilet?' */
const OF_VEHICLE = /^(?:has|have|does|did|is|was) (?:it|this|that|she|he)\b/;

/** The passages whose words may answer a question. */
function searchable(plain: string, passages: readonly Passage[]): readonly Passage[] {
	const own = OF_VEHICLE.test(plain) ? passages.filter(isOfVehicle) : [];
	return own.length > 0 ? own : passages;
}

function answerByTopic(topic: Topic, plain: string, passages: readonly Passage[], now: Date): Part | null {
	if (topic.hours) return hoursAnswer(plain, passages, now);
	const facts = factsOf(topic.facts, topic, plain, passages);
	const [fact] = facts;
	if (fact) return { says: polarAnswer(topic, plain, fact.text), quotes: facts };
	const sentences = topicSentences(topic, plain, passages).slice(0, MOST_QUOTES);
	const quotes = sentences.length > 0 ? sentences : factsOf(topic.lastly, topic, plain, passages);
	return quotes.length > 0 ? { says: null, quotes } : null;
}

function factsOf(
	labels: readonly string[] = [],
	{ value, all }: Pick<Topic, 'value' | 'all'>,
	plain: string,
	passages: readonly Passage[],
): Passage[] {
	const named = labels.flatMap((label) =>
		passages.filter((one) => one.label === label && (value?.test(one.text) ?? true)),
	);
	const once = named.filter(
		({ label, text }, index) =>
			named.findIndex((other) => other.label === label && (!all || other.text === text)) === index,
	);
	return all ? nearest(once, plain) : once.slice(0, 1);
}

/** The facts that share a word with the question, such as one offer of several; all of them where none does. */
function nearest(facts: Passage[], plain: string): Passage[] {
	const words = subjectWords(plain);
	const near = facts.filter(({ text }) => subjectWords(text).some((word) => words.includes(word)));
	return near.length > 0 ? near : facts;
}

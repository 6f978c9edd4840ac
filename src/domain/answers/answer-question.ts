import type { Passage } from './passage.ts';
import { LONGEST_QUESTION } from './question-length.ts';
import { partsOf, plainText } from './question-words.ts';
import { type Referral, referralOf } from './referral.ts';
import { searchPassages } from './search-passages.ts';
import type { Topic } from './topic.ts';
import { topicSentences } from './topic-sentences.ts';
import { TOPICS } from './topics.ts';

/** The answer to a question: quotations with one line above them, or where the question is referred to, or that the site does not say. */
export type Answer =
	| { kind: 'quoted'; line: string; quotes: readonly Passage[]; open: readonly string[] }
	| { kind: 'referred'; to: Referral }
	| { kind: 'unknown' };

/** More quotations hide the answer. */
const MOST_QUOTES = 3;

interface Part {
	/** Null where the question was no yes-or-no question, or the page does not decide it. */
	says: 'yes' | 'no' | null;
	quotes: readonly Passage[];
}

/**
 * Answers a question about a vehicle from passages of the site, word for word (CHAT-003, VDPACT-012). Nothing is calculated or phrased
 * freely, so that no figure can be wrong that is right on its page.
 */
export function answerQuestion(question: string, passages: readonly Passage[]): Answer {
	const text = question.slice(0, LONGEST_QUESTION);
	const referral = referralOf(text.toLowerCase());
	if (referral !== null) return { kind: 'referred', to: referral };
	const parts = partsOf(text);
	const asked = parts.length > 0 ? parts : [text];
	const answers = asked.map((part) => ({ part, answer: answerPart(part, passages) }));
	const found = answers.flatMap(({ answer }) => answer ?? []);
	if (found.length === 0) return searched(text, passages);
	const quotes = [...new Set(found.flatMap(({ quotes: own }) => own))].slice(0, MOST_QUOTES + 2);
	const open = answers.flatMap(({ part, answer }) => (answer ? [] : part));
	return { kind: 'quoted', line: lineOf(found.map(({ says }) => says)), quotes, open };
}

const LISTED = 'The page says:';

function lineOf(says: readonly Part['says'][]): string {
	if (says.some((one) => one === null)) return LISTED;
	const all = new Set(says);
	if (all.size > 1) return LISTED;
	const word = all.has('yes') ? 'Yes' : 'No';
	return says.length === 1 ? `${word}.` : says.length === 2 ? `${word} to both.` : `${word} to all.`;
}

/** The answer to a question about no topic, by its words. What a topic does not find elsewhere words do not mean. */
function searched(text: string, passages: readonly Passage[]): Answer {
	const quotes = topicOf(plainText(text)) ? [] : searchPassages(text, passages, MOST_QUOTES);
	return quotes.length > 0 ? { kind: 'quoted', line: LISTED, quotes, open: [] } : { kind: 'unknown' };
}

const topicOf = (plain: string): Topic | undefined =>
	TOPICS.find(({ asks, unless }) => asks.test(plain) && !unless?.test(plain));

function answerPart(part: string, passages: readonly Passage[]): Part | null {
	const plain = plainText(part);
	const topic = topicOf(plain);
	const byTopic = topic ? answerByTopic(topic, plain, passages) : null;
	if (byTopic || topic?.sentences) return byTopic;
	const quotes = searchPassages(part, passages, 1);
	return quotes.length > 0 ? { says: null, quotes } : null;
}

function answerByTopic(topic: Topic, plain: string, passages: readonly Passage[]): Part | null {
	const facts = factsOf(topic, passages);
	const [fact] = facts;
	if (fact) return { says: polarAnswer(topic, plain, fact.text), quotes: facts };
	const quotes = topicSentences(topic, plain, passages).slice(0, MOST_QUOTES);
	return quotes.length > 0 ? { says: null, quotes } : null;
}

function factsOf({ facts = [], value, all }: Topic, passages: readonly Passage[]): Passage[] {
	const named = facts.flatMap((label) =>
		passages.filter((one) => one.label === label && (value?.test(one.text) ?? true)),
	);
	const once = named.filter(
		({ label }, index) => named.findIndex((other) => other.label === label) === index,
	);
	return all ? once : once.slice(0, 1);
}

const NUMBERS: Readonly<Record<string, number>> = {
	two: 2,
	three: 3,
	four: 4,
	five: 5,
	six: 6,
	seven: 7,
	eight: 8,
};

/** Whether a fact says yes to a question that can be answered so: 'Is it automatic?', not 'Automatic or manual?' */
function polarAnswer({ polar = [], counts }: Topic, plain: string, value: string): Part['says'] {
	if (/\bor\b/.test(plain) || /^(what|which|how|when|where|who)\b/.test(plain)) return null;
	if (counts) {
		const asked =
			/\d+/.exec(plain)?.[0] ??
			NUMBERS[/[a-z]+/g[Symbol.match](plain)?.find((word) => word in NUMBERS) ?? ''];
		const stated = /\d+/.exec(value)?.[0];
		if (asked === undefined || stated === undefined) return null;
		return Number(asked) === Number(stated) ? 'yes' : 'no';
	}
	const tests = polar.filter(([asked]) => asked.test(plain));
	if (tests.length !== 1) return null;
	return tests[0]?.[1].test(value) ? 'yes' : 'no';
}

import type { Topic } from './topics/topic.ts';

/** Yes or no; null where a question is no yes-or-no question, or the site does not decide it. */
export type Says = 'yes' | 'no' | null;

const NUMBERS: Readonly<Record<string, number>> = {
	two: 2,
	three: 3,
	four: 4,
	five: 5,
	six: 6,
	seven: 7,
	eight: 8,
};

/**
 * 'Isn't it automatic?' has two meanings of yes, 'more than 5 seats' is not about 5, and three child seats, or three kids in the back, are
 * no three seats.
 */
const UNCLEAR =
	/\b(?:not|no|non|never|neither|nor|without|rather)\b|n't\b|\b(?:is|does|do|has|was|are)nt\b|\b(?:more|less|fewer|newer|older|later|earlier) than\b|\bat (?:least|most)\b|\b(?:over|under|above|below|before|after)\b|\b(?:kids?|child|baby)'?s? seats?\b|\bin the (?:back|rear|front)\b|\b(?:can|could|will) (?:i|we|you) (?:fit|get|squeeze|take|carry)\b/;

/** Whether yes has two meanings for a question, or it is about another number than the one it names. */
export const isUnclear = (plain: string): boolean => UNCLEAR.test(plain);

/** Questions that yes or no does not answer. */
export const OPEN_QUESTION = /^(what|which|how|when|where|who)(?:'?s)?\b/;

/** 'Does it seat 4?' and 'Can 4 people travel in it?' are yes for five seats, too; 'is it a 4 seater?' is not. */
const AT_LEAST =
	/\b(?:does|can|will|could|would) (?:it|this|that|they)\b.*\b(?:seat|sleep|fit|carry|take)\b|\b(?:can|will|could|would) (?:\w+ )?(?:people|adults|passengers)\b/;

/** What tells one thing of a kind from another: 'unleaded 91', 'E10', 'Euro 6', 'premium petrol', 'eight-speed automatic'. */
const GRADE = new RegExp(
	`\\b(?:[a-z]?\\d+(?:\\.\\d+)?[a-z]*|${Object.keys(NUMBERS).join('|')}|premium|regular|standard|octane|ethanol)\\b`,
	'g',
);

/** Whether a fact says yes to a question that can be answered so: 'Is it automatic?', not 'Automatic or manual?' */
export function polarAnswer({ polar = [], counts }: Topic, plain: string, value: string): Says {
	if (/\bor\b/.test(plain) || UNCLEAR.test(plain) || OPEN_QUESTION.test(plain)) return null;
	if (counts) {
		// Of two numbers one counts something else: 'a 2021 5 door'.
		const [asked, ...further] = numbersIn(plain);
		// Of '3.5 L, 200 kW' no figure is the number of cylinders.
		const [stated, ...others] = value.match(/\d+/g) ?? [];
		if (asked === undefined || stated === undefined || others.length + further.length > 0) return null;
		const isEnough = AT_LEAST.test(plain) && asked <= Number(stated);
		return isEnough || asked === Number(stated) ? 'yes' : 'no';
	}
	const [test, ...others] = polar.filter(([asked]) => asked.test(plain));
	if (!test || others.length > 0) return null;
	const [asked, yes, undecided] = test;
	// 'Graphite' says neither that it is black nor that it is not.
	const isElse = polar.some(([, other]) => other.test(value)) && !undecided?.test(value);
	if (!yes.test(value)) return isElse ? 'no' : null;
	const stated = gradesOf(value.toLowerCase());
	return gradesOf(plain.replace(asked, ' ')).every((grade) => stated.includes(grade)) ? 'yes' : null;
}

/** The numbers of a question, in digits and in words. */
const numbersIn = (plain: string): number[] =>
	(plain.match(/\d+|[a-z]+/g) ?? []).flatMap(
		(word) => NUMBERS[word] ?? (/\d/.test(word) ? Number(word) : []),
	);

/** The figures and grades of a text, with its numbers in digits. */
const gradesOf = (text: string): string[] =>
	(text.match(GRADE) ?? []).map((grade) => String(NUMBERS[grade] ?? grade));

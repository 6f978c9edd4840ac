import { type Passage, quoteOf } from '../passages/passage.ts';
import type { Says } from '../polar-answer.ts';
import { lowerText, subjectWords } from '../questions/question-words.ts';
import { referralOf } from '../questions/referral.ts';
import { figuresOf, hasFigure, isNumberWord } from './figures.ts';

/** A sentence that a language model wrote, with the passages that it names. */
export interface WrittenSentence {
	text: string;
	/** The numbers of passages, from 1. */
	cited: readonly number[];
}

/** A sentence that says nothing but what its passages say. */
export interface CheckedSentence {
	text: string;
	passages: readonly Passage[];
}

/** Longer ones are no answer to a shopper's question, characters. */
const LONGEST_SENTENCE = 300;

/** Words that join what is said, and say nothing by themselves; units, which are checked with their figures. */
const JOINING = new Set(
	`yes no page say says said list state show mention according detail fact vehicle car caravan motorcycle site dealer dealership it its they
	there here also both each include come offer provide feature equip fit currently well plus total while which where when
	since after before under over up down only same such more most very so than then however model make done
	kilometre litre kilowatt kilogram percent`
		.split(/\s+/)
		.flatMap((word) => subjectWords(word)),
);

const NEGATIONS =
	/\b(?:not|no|never|without|neither|nor|none|cannot|isn't|aren't|doesn't|don't|hasn't|haven't|can't|won't|wasn't|weren't|lacks?)\b/;
const POLAR = /^(yes|no)\b[,.:;!–—-]*\s*[–—-]*\s*/i;

/**
 * Checks a sentence of a language model against the passages it names: every figure and every word with a subject must be there, nothing
 * may be denied that they do not deny, and none of the subjects that are left to people may be in it. A yes or no at its start is left out:
 * the line above the sentences has that of the site's own rules. Null for a sentence to be withheld.
 *
 * @param says what the site's own rules answer to the question; only where that is no, the model may deny
 */
export function checkedSentence(
	{ text, cited }: WrittenSentence,
	all: readonly Passage[],
	says: Says,
): CheckedSentence | null {
	const passages = [...new Set(cited)].flatMap((number) => all[number - 1] ?? []);
	if (passages.length === 0 || passages.length !== new Set(cited).size) return null;
	const polar = POLAR.exec(text)?.[1]?.toLowerCase();
	const said = capitalised(text.replace(POLAR, ''));
	if (said === '' || said.length > LONGEST_SENTENCE || /[<>{}[\]@\\]|https?:|www\.|\*\*/.test(said))
		return null;
	const sources = passages.map((passage) => `${quoteOf(passage)} (${passage.from})`);
	if (referralOf(lowerText(said)) !== null) return null;
	const isDenied =
		NEGATIONS.test(lowerText(said)) && !sources.some((source) => NEGATIONS.test(lowerText(source)));
	if (isDenied && !(says === 'no' && polar !== 'yes')) return null;
	if (!figuresOf(said).every((figure) => hasFigure(figure, sources))) return null;
	const known = new Set(sources.flatMap(subjectWords));
	const isSaid = (word: string) =>
		/^\d/.test(word) || isNumberWord(word) || known.has(word) || JOINING.has(word) || NEGATIONS.test(word);
	return subjectWords(said).every(isSaid) ? { text: said, passages } : null;
}

const capitalised = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

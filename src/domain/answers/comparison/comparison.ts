import { isUnclear, OPEN_QUESTION } from '../polar-answer.ts';
import { isSeeking } from '../questions/stock-question.ts';
import { type Measure, measureIn, namedMeasure } from './measures.ts';

/** A question that compares vehicles, with the parts of it that name them. */
export interface Comparison {
	measure: Measure;
	/** Which of the figures is asked for; null where only the figures are. */
	direction: 'more' | 'less' | null;
	between:
		| {
				kind: 'one with others';
				/** Names the one; without a name, that of the conversation is meant. */
				one: string;
				/** Names those it is compared with; without a name, that of the conversation is meant. */
				others: string;
		  }
		/** 'This or the Corolla?' */
		| { kind: 'either'; sides: readonly [string, string] }
		/** 'Which one?' or 'What is the difference?', of those that the conversation has shown. */
		| { kind: 'shown'; isMost: boolean }
		/** 'Anything cheaper than the CX-5?' */
		| { kind: 'stock'; sought: string; than: string };
}

const THAN = /^(.*?)\b(?:than|then|compared (?:to|with))\b(.*)$/;
const BESIDE = [
	/\bdiff(?:s|erences?|erent)?\b.*?\bbetween (.*?) (?:and|&|n) (.*)/,
	/^(.*?) ?\b(?:vs|versus)\b\.? (.*)/,
	/\bcompar(?:e[sd]?|ing) ?(.*?) ?\b(?:to|with|against|and)\b (.*)/,
	/^(.*)\b(?:as (?:big|cheap|new|old|long|wide|tall|heavy|light|powerful|economical|expensive) as|same (?:price|size|age|year|k'?m?s|kilomet\w+|power|weight) (?:as|than))\b(.*)/,
];
/** Compares those that the conversation has shown: 'What is the difference between the two?' */
const SHOWN =
	/\bdiff(?:s|erences?|erent)?\b.*\bbetween (?:the )?(?:two|both|them|these|those)\b|\bcompare (?:them|the two|both|these|those)\b/;
const EITHER = /^(.*)\bor\b(.*)$/;
const ASKS_OF_ONE =
	/^(?:how much (?:more|less|cheaper|dearer)|is|isn't|does|doesn't|has|hasn't|are|do|can|will|would)\b(?! there\b)/;
const WHICH =
	/^which(?:'?s| ones?| of (?:them|these|those|the two)| (?:is|has|does|did|would|car|vehicle))?\b|^what(?:'?s| is| has)\b.*\b(?:of (?:them|these|those|the two)|one)\b/;
const OF_SHOWN = /\b(?:of (?:them|these|those|the two)|these|those)\b/;
/** One of a kind is looked for in the stock: 'which ute', 'anything cheaper than this', 'others cheaper than that'. */
const OF_STOCK =
	/\b(?:(?:any|some)thing|others|there|any|some)\b|\bwhich (?!one|is|has|of|does|did|would|car\b|vehicle\b)\w+/;
/** 'Much cheaper' and '$10,000 cheaper' ask for more than cheaper. */
const BY_HOW_MUCH =
	/\b(?:much|lots?|heaps|way|far|twice|double|half|significantly)\b|\$|\bby\b|\d[\d,.]* ?(?:k|grand|hundred|thousand|bucks|dollars|years?|k?ms?|kw|kg|lit\w+|l)\s*$|\d[\d,]{2,}\s*$/;

/** The comparison of a question in lower case; null for another question. */
export function comparisonOf(plain: string): Comparison | null {
	if (/^(?:why|should)\b/.test(plain)) return null;
	const beside = BESIDE.map((pattern) => pattern.exec(plain)).find(Boolean);
	if (beside) {
		const [, one = '', others = ''] = beside;
		const measure = measureIn(plain)?.measure ?? namedMeasure(plain);
		return { measure, direction: null, between: { kind: 'one with others', one, others } };
	}
	const found = measureIn(plain);
	if (SHOWN.test(plain))
		return {
			measure: found?.measure ?? namedMeasure(plain),
			direction: null,
			between: { kind: 'shown', isMost: false },
		};
	if (!found) return null;
	const { measure, words } = found;
	const [before = '', after = ''] = plain.split(words);
	const isDecidable = !BY_HOW_MUCH.test(before) && !isUnclear(before) && !OPEN_QUESTION.test(plain);
	const direction = isDecidable ? found.direction : null;
	const [, left = '', others = ''] = THAN.exec(plain) ?? [];
	if (left.includes(words)) {
		const one = left.replace(words, ' ');
		const between =
			isOfStock(left) || /^what(?:'?s| is| are)\b/.test(left)
				? ({ kind: 'stock', sought: left, than: others } as const)
				: ({ kind: 'one with others', one, others } as const);
		return { measure, direction, between };
	}
	const rest = `${before} ${after}`;
	const [, first, second] = EITHER.exec(rest) ?? [];
	if (first !== undefined && second !== undefined)
		return { measure, direction: found.direction, between: { kind: 'either', sides: [first, second] } };
	const isMost = /(?:est|most|least)\b/.test(words);
	if (WHICH.test(plain) && (OF_SHOWN.test(plain) || !OF_STOCK.test(plain)))
		return { measure, direction: found.direction, between: { kind: 'shown', isMost } };
	const isOfOne = ASKS_OF_ONE.test(plain) && !isMost && !isOfStock(plain);
	return isOfOne ? { measure, direction, between: { kind: 'one with others', one: rest, others: '' } } : null;
}

const isOfStock = (plain: string) => isSeeking(plain) || OF_STOCK.test(plain);

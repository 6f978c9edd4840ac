/** A figure of credit in a text: a repayment, an annual rate or a comparison rate. */
export interface CreditFigure {
	kind: 'repayment' | 'rate' | 'comparison';
	/** As written: '$99 a week', '4.9%'. */
	found: string;
	/** Its first and the position after its last character. */
	from: number;
	to: number;
}

const PERCENT = String.raw`\d{1,2}(?:\.\d{1,3})?\s?(?:%|per ?cent)`;
/** What makes a percentage an annual rate of credit: '4.9% p.a.', '1.9 per cent finance', '0% interest'. */
const OF_CREDIT = String.raw`p\.?\s?a\b|per annum|(?:a|per) year|(?:low |fixed |flat )?(?:finance|interest|comparison)\b`;
const RATE = new RegExp(
	String.raw`(?<![\d.,$])${PERCENT}(?:\s?(?:to|–|-)\s?${PERCENT})?(?=[ ,(]{0,2}(?:${OF_CREDIT}))|(?<=\brate p\.a\.\s?)\d{1,2}(?:\.\d+)?%?`,
	'gi',
);
/** A rate named before its figure: 'comparison rate from 5.2%'. */
const IS_NAMED = /comparison rates?\b(?:\sp\.?a\.?)?[^.%$]{0,16}$/i;
/** A rate named after its figure, '5.2% p.a. comparison rate', but not the first of '4.9% p.a. comparison rate 5.2%'. */
const IS_CALLED = new RegExp(
	String.raw`^[\s,(]{0,2}(?:p\.?\s?a\b\.?|per annum)?[\s,(]{0,3}comparison rate\b(?!\D{0,16}${PERCENT})`,
	'i',
);
/** Percentages a year that are no credit. */
const NOT_CREDIT =
	/\b(?:cash rate|inflation|savings?|term deposits?|depreciat\w+|growth|grew|fell|rose)\b[^.!?]{0,40}$/i;

/** The repayments, annual rates and comparison rates of a text, in its order. */
export function creditFigures(text: string): CreditFigure[] {
	const rates = [...text.matchAll(RATE)]
		.filter(({ index }) => !NOT_CREDIT.test(text.slice(Math.max(0, index - 80), index)))
		.map(({ 0: found, index }): CreditFigure => {
			const to = index + found.length;
			const isComparison =
				IS_NAMED.test(text.slice(Math.max(0, index - 40), index)) || IS_CALLED.test(text.slice(to, to + 70));
			return { kind: isComparison ? 'comparison' : 'rate', found, from: index, to };
		});
	return [...rates, ...repayments(text)].sort((a, b) => a.from - b.from);
}

/** '$99 a week', '$141.73/fortnight', '$99pw'. The upper bound of a filter, '$50 to $250 a week', is no offer of a vehicle. */
const OFTEN =
	/(?<!\bto )\$ ?[\d,]+(?:\.\d\d)? ?(?:(?:a|an|each|every|per|\/) ?)?(?:weekly|week|wk|p\/?w|fortnightly|fortnight|p\/?f)\b/gi;
/** 'Est. a week $99', as tables and filters name their figures; 'repayments from $99', but not the sum of '259 repayments of $99'. */
const NAMED =
	/\b(?:est\.|repayments?)\sa (?:week|fortnight|month)\s\$ ?[\d,]+(?:\.\d\d)?|(?<!\d )\brepayments? (?:of|from) \$ ?[\d,]+(?:\.\d\d)?(?: ?(?:a|per) ?(?:week|fortnight|month)\b)?/gi;
const MONTHLY =
	/\b(?:from|only|just) \$ ?[\d,]+(?:\.\d\d)? ?(?:(?:a|per|\/) ?month|p\/?m|monthly)\b(?! fee)/gi;
/** What is paid each week for something else than a loan, by the words before or after it. */
const BEFORE =
	/\b(?:sav(?:e|es|ed|ing|ings)(?: you)?(?: up to| about| of)?|worth|hire\b[^.!?$]{0,20}|rent(?:al)?(?: for| from)?|storage|budget(?: of)?|subscri\w+(?: from| for)?|spend(?:s|ing)?|earn\w*|wages?(?: of)?|parking|insurance)\W*$/i;
const AFTER =
	/^\W*(?:for |to )?(?:hire|rental|rent|storage|subscri\w*|wages?|salary|membership|in fuel|on fuel|of fuel|insurance|fee\b)/i;

function repayments(text: string): CreditFigure[] {
	// The longer patterns first, as one repayment is found once.
	const found = [NAMED, MONTHLY, OFTEN].flatMap((pattern) =>
		[...text.matchAll(pattern)].map(
			({ 0: found, index }): CreditFigure => ({
				kind: 'repayment',
				found,
				from: index,
				to: index + found.length,
			}),
		),
	);
	return found.filter(
		({ from, to }, place) =>
			!BEFORE.test(text.slice(Math.max(0, from - 40), from)) &&
			!AFTER.test(text.slice(to, to + 30)) &&
			!found.slice(0, place).some((other) => other.from < to && from < other.to),
	);
}

const URGENT: readonly RegExp[] = [
	/(?<!\b(?:no|an?y?|the|without|not in a|in no|never|whatever) )\bhurry\b(?!\s+(?:home|up to))/i,
	/\blast chance\b/i,
	/\b(?:be|act) quick\b|\bact (?:now|fast)\b/i,
	/\b(?:won['’]t|will not) last(?: long)?\s*(?:[!.,]|$)/i,
	/\b(?:ends|ending|finishes|finishing|must end|to end) soon\b/i,
	/\b(?:selling|going|moving) fast\b/i,
	/\bdon['’]t miss (?:out|this|it|your chance)\b/i,
	/\b(?:for a )?limited time(?: only| offer)?\b/i,
	/\b(?:today|this week(?:end)?) only\b/i,
	/\bonce[- ]in[- ]a[- ]lifetime\b/i,
	/\bbefore (?:it['’]s too late|they['’]re (?:all )?gone)\b/i,
	/\b\d+ (?:other )?(?:people|shoppers|visitors|buyers) (?:are )?(?:viewing|looking|watching|have this in)/i,
	/\b(?:only|just) \d+ (?:left|remaining) at this price\b/i,
	// A countdown: '02:13:45 left', '3 hours remaining'.
	/\b\d{1,2}:\d{2}(?::\d{2})?\s*(?:left|remaining|to go)\b|\b\d+ (?:hours?|minutes?|seconds?) (?:left|remaining)\b/i,
];

/** When something ends: a day, a date or a moment. */
const END =
	/\b\d{1,2}(?:st|nd|rd|th)?(?: of)? (?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]*\b|\b(?:jan|feb|mar|apr|jun|jul|aug|sep|oct|nov|dec)[a-z]* \d{1,2}\b|\b\d{1,2}\/\d{1,2}(?:\/\d{2,4})?\b|\b\d{4}-\d{2}-\d{2}\b|\buntil (?:christmas|new year|easter|(?:mon|tues|wednes|thurs|fri|satur|sun)day)\b/i;

/** Words that press a shopper to decide at once, as written; null for none. */
export function urgentWords(text: string): string | null {
	for (const pattern of URGENT) {
		const found = pattern.exec(text)?.[0].trim();
		if (found) return found;
	}
	return null;
}

/** Whether a text says when something ends. */
export function namesAnEnd(text: string): boolean {
	return END.test(text);
}

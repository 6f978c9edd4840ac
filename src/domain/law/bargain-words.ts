const BARGAIN =
	/(?<!-)\bfree\b(?! (?:to|of|call|parking|standing))|\bbonus\b|\bhalf[- ]price\b|\b\d+\s?(?:%|per ?cent) off\b|\$ ?[\d,]+ (?:off|less|more for)\b|\bsave \$|\bsave up to\b|\bat no (?:extra )?(?:charge|cost)\b|\bon (?:us|the house)\b|\bcomplimentary\b|\bgift\b|\bcash ?back\b|\bfactory (?:bonus|rebate)\b|(?<!\bground )\bclearance\b/i;

/** What limits an offer: until when, for whom, for what, how many. */
const LIMIT =
	/\b(?:until|till|ends?|ended|ending|expires?|before|by|from) (?:the )?(?:\d|mon|tues|wednes|thurs|fri|satur|sun|christmas|easter|end of|australia day|new year)|\boffer has ended\b|\bwhile stocks? lasts?\b|\b(?:always|ongoing|all year|any (?:day|time|saturday)|every (?:day|week|saturday|sunday))\b|\b(?:terms|conditions|excludes?|exclusions?|not (?:available|with|transferable|exchangeable|valid)|subject to|eligible|one per|one \w+ per|per (?:vehicle|bike|van|car|customer|purchase|household)|(?:available|only) (?:to|for|on|in|with|at)|in stock|in store|applies|must be|maximum|(?<!\bsave )up to)\b/i;

/** Words of a text that promise an advantage in money; null for none. */
export function bargainWords(text: string): string | null {
	return BARGAIN.exec(text)?.[0] ?? null;
}

/** Whether a text says until when an advantage holds, or what limits it. */
export function namesALimit(text: string): boolean {
	return LIMIT.test(text);
}

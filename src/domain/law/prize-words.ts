const PRIZE =
	/\bchance to win\b|\benter(?:ed)? (?:now )?(?:to|for a chance to) win\b|\bgo(?:es)? (?:in|into|in to) the (?:draw|running)\b|\bprize draw\b|\b(?:lucky|door|major) (?:draw|prize)\b|\braffle\b|\b(?:to|could|and|can) win (?:a|an|one of|the|\$ ?\d)|(?:^|[.!?:]\s+)win (?:a|an|one of|\$ ?\d)|\bspin (?:to|and|the wheel (?:to|and)) win\b/i;

/** What a promotion with prizes states of its permits: a number, or that the states ask for none. */
const PERMIT =
	/\b(?:permit|authority|licen[cs]e|approval)s?\b[^.]{0,40}\d{2,}|\b(?:ltps|tp|t)[ /-]?\d{2}[ /-]\d{3,}|\bpermits?\b[^.]{0,60}\b(?:no(?:ne|t)?|needed|asked|required)\b|\bno permit\b/i;

/** Words that promise a prize by chance; null for none. */
export function prizeWords(text: string): string | null {
	return PRIZE.exec(text)?.[0].replace(/^[.!?:\s]+/, '') ?? null;
}

/** Whether a promotion's words name its permit, or say that the states ask for none. */
export function namesAPermit(text: string): boolean {
	return PERMIT.test(text);
}

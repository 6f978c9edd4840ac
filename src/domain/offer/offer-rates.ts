/** '4.9% p.a.', '4.9 per cent per annum': an annual rate. */
const ANNUAL_RATE = /\d\s*(?:%|per cent)\s*(?:p\.?\s?a\b|per annum|a year)/i;
const PERCENT = /\d\s*(?:%|per cent)/i;
const COMPARISON_RATE = /comparison rate/i;
const BOTH_RATES = 'the comparison rate beside the rate, such as "at 4.9% p.a., comparison rate 5.2% p.a."';
const WARNING = /warning:[^.]*comparison rate/i;

/**
 * Whether a text contains a comparison rate. It is then never folded, as the rate, its basis and the warning belong together (resolution
 * 220).
 */
export function namesComparisonRate(text: string): boolean {
	return COMPARISON_RATE.test(text);
}

/** Whether a text contains an annual rate or a comparison rate. */
export const namesRate = (text: string): boolean => ANNUAL_RATE.test(text) || namesComparisonRate(text);

/** A rate in a name, with the word and the punctuation before it: ' at 4.9%', ', 4.9 per cent', '(4.9%'. */
const RATE_IN_NAME =
	/[\s,;:(–—-]*(?:\b(?:at|from|for|with)\s+)?(?:\bcomparison rate\s+)?\d+(?:\.\d+)?\s*(?:%|per cent)/i;

/**
 * An offer's name where its disclaimer is not beside it, as in the choices of a form, in mail and in descriptions for search engines: a
 * name with rates is cut before them, as a comparison rate needs its warning (National Credit Code, section 164; resolution 220). Other
 * names are whole.
 */
export function nameWithoutRates(name: string): string {
	if (!namesComparisonRate(name)) return name;
	const [about = ''] = name.split(RATE_IN_NAME, 1);
	const subject = about.replace(/\s*\bfinance$/i, '').trim();
	return subject === '' ? 'Finance offer' : `${subject} finance offer`;
}

interface OfferTexts {
	name: string;
	description: string;
	disclaimer: string | null;
}

/**
 * The problems of a credit offer's texts, by option, with what is expected there (National Credit Code, sections 160 to 164):
 * a rate in its name without the comparison rate beside it, a rate elsewhere without one, and a comparison rate without its warning.
 *
 * @param isFinance whether a percentage in its name counts as a rate
 */
export function offerRateProblems(
	{ name, description, disclaimer }: OfferTexts,
	isFinance: boolean,
): { option: 'name' | 'description' | 'disclaimer'; expected: string }[] {
	const texts = [name, description, disclaimer ?? ''];
	const isRateInName = ANNUAL_RATE.test(name) || (isFinance && PERCENT.test(name));
	if (isRateInName && !namesComparisonRate(name)) return [{ option: 'name', expected: BOTH_RATES }];
	if (ANNUAL_RATE.test(description) && !namesComparisonRate(description))
		return [{ option: 'description', expected: BOTH_RATES }];
	return texts.some(namesComparisonRate) && !texts.some((text) => WARNING.test(text))
		? [{ option: 'disclaimer', expected: 'the warning of a comparison rate' }]
		: [];
}

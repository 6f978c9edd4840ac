/** '4.9% p.a.', '4.9 % pa', '4.9% per annum'. */
const RATE = /\d\s*%\s*(?:p\.?\s?a\b|per annum)/i;

/**
 * Whether a text names an annual interest rate without a comparison rate beside it. In advertising for consumer credit the comparison rate
 * must be as prominent as the rate (National Credit Code, sections 160 and 164).
 */
export function lacksComparisonRate(text: string): boolean {
	return RATE.test(text) && !/comparison rate/i.test(text);
}

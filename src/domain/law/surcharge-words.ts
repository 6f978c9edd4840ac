const SURCHARGE = /\bsurcharges?\b|\b(?:processing|merchant|transaction|card) fees?\b/i;
const CARD = /\b(?:cards?|visa|mastercard|eftpos|debit)\b/i;
const IS_NONE =
	/\b(?:no|not|never|without|nor|zero|free of|don['’]t|doesn['’]t|won['’]t|waive[sd]?|abolish\w*|removed?|bans?|banned|nothing)\b/i;
const CHARGES =
	/\d\s?(?:%|per ?cent)|\bappl(?:y|ies)\b|\badd(?:s|ed)?\b|\bincurs?\b|\bcharge[sd]?\b|\bpay(?:able)?\b|\battracts?\b|\bcosts?\b/i;
const OTHER_NETWORK = /\b(?:amex|american express|diners|union ?pay|paypal)\b/i;
const BARRED_NETWORK = /\b(?:visa|mastercard|eftpos|debit|all cards|any card)\b/i;

/**
 * A sentence that adds a surcharge to payments by card, which eftpos, Visa and Mastercard do not allow; null for none. A surcharge on
 * another network alone is allowed.
 */
export function surchargeWords(text: string): string | null {
	if (!SURCHARGE.test(text)) return null;
	const isBarred = (sentence: string) =>
		SURCHARGE.test(sentence) &&
		CARD.test(sentence) &&
		CHARGES.test(sentence) &&
		!IS_NONE.test(sentence) &&
		(!OTHER_NETWORK.test(sentence) || BARRED_NETWORK.test(sentence));
	return text.split(/(?<=[.!?])\s+/).find(isBarred) ?? null;
}

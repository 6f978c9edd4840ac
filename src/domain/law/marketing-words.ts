const MARKETING =
	/\b(?:offers?|news(?:letters?)?|promotions?|promotional|marketing|deals?|specials?|updates?|mailing list|competitions?)\b/i;

/** A word for an offer that is asked about, which is no advertising to come: 'Contact me about this offer'. */
const ASKED_ABOUT = /\b(?:this|the|my|an|your best) offer\b/gi;

/** Whether the label of a box speaks of messages that advertise (resolution 114). */
export function isAboutMarketing(label: string): boolean {
	return MARKETING.test(label.replace(ASKED_ABOUT, ''));
}

/** Whether a text says how messages are stopped. */
export function saysHowToStop(text: string): boolean {
	return /\bunsubscribe\b|\bopt[- ]out\b|\b(?:stop|stops|end|turn(?:s|ed)? off)\b[^.]{0,80}\b(?:time|link|reply|replying|message|email|text|settings?)\b|\breply(?:ing)? stop\b|\blink\b[^.]{0,40}\bstops?\b/i.test(
		text,
	);
}

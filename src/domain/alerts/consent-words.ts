import { SENDING_HOURS } from './sending-hours.ts';

/** What consents to alerts are about. */
export interface ConsentAbout {
	/** The dealer's name. */
	name: string;
	/** 'cars', 'caravans'. */
	nouns: string;
}

const HOURS = `between ${SENDING_HOURS.from} am and ${SENDING_HOURS.to - 12} pm`;

/** The words of the consent to emails, which are shown and kept. */
export function emailConsent({ name, nouns }: ConsentAbout): string {
	return `${name} may email me about ${nouns} and searches I’ve saved: at most one email a day, ${HOURS}. I can stop at any time by the link in each email.`;
}

/**
 * The words of the consent to text messages, which are shown beside a box that is not ticked, and kept.
 *
 * @param takesReplies whether the sender is a number, which a STOP can be sent to
 */
export function textConsent({ name, nouns }: ConsentAbout, takesReplies: boolean): string {
	const how = takesReplies ? 'replying STOP' : 'the link in each text';
	return `${name} may text me about ${nouns} and searches I’ve saved: at most one text a day, ${HOURS}. I can stop at any time by ${how}.`;
}

/** Words that stop text messages, by the convention of mobile networks. */
const STOP_WORDS: readonly string[] = [
	'stop',
	'stopall',
	'stop all',
	'unsubscribe',
	'cancel',
	'end',
	'quit',
	'optout',
	'opt out',
];

/** Whether a reply to a text message asks for no more: one of the words alone, in any spelling, or a sentence that begins with 'stop'. */
export function isStopReply(text: string): boolean {
	const words = text
		.toLowerCase()
		.replace(/[^a-z]+/g, ' ')
		.trim();
	return STOP_WORDS.includes(words) || words.startsWith('stop ');
}

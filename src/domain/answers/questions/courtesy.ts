import { isAboutAnswerer } from './about-answerer.ts';

/** What is said without a question about vehicles or the dealer: a greeting, thanks, and who it is that answers. */
export type Courtesy = 'hello' | 'thanks' | 'who';

const LEAD =
	'(?:(?:ok(?:ay)?|great|cool|awesome|perfect|no worries|got it|nice|good|alright|all good)[,.! ]*)*';

const COURTESIES: readonly (readonly [Courtesy, RegExp])[] = [
	[
		'hello',
		/^(?:(?:hi|hello|hey|g'?day|good (?:morning|afternoon|evening)|howdy)(?: there| mate| all)?[,.!? ]*)?(?:how (?:are|r) (?:you|u|ya)(?: going| doing| today)*|how(?:'s| is) it going)?[.!? ]*$(?<=\w.*)/,
	],
	[
		'thanks',
		new RegExp(
			`^${LEAD}(?:thanks?|thank you|cheers|ta|thx|bye|ok(?:ay)?|great|cool|no worries|all good)(?: (?:so|very) much| mate| a lot| heaps| for .{1,40})?[.! ]*$`,
		),
	],
];

/** The courtesy of a text in lower case that asks nothing else; null for another text. */
export const courtesyOf = (plain: string): Courtesy | null =>
	COURTESIES.find(([, pattern]) => pattern.test(plain.trim()))?.[0] ??
	(isAboutAnswerer(plain.trim()) ? 'who' : null);

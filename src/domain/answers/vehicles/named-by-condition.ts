import type { Talk } from '../talk.ts';

/** Names a vehicle by its condition alone: 'the new one', 'any used ones', 'what about the demo'. */
const BY_CONDITION = /\b(the|an?|any) ((?:brand )?new|used|demo|second[- ]hand)(?: ones?\b(?! of)|(?=\W*$))/;

/** The condition is asked of the vehicle at hand: 'Is it a new one?' */
const IS_IT = /\b(?:it|this|that)(?:'s| is)? (?:the|an?)\b/;

/**
 * A question in lower case with the make and model of the conversation's vehicle where it names another by its condition: 'Is a new one
 * dearer?'
 */
export function withModelOfCondition(plain: string, { subject, page }: Talk): string {
	const one = subject ?? page;
	if (!one || IS_IT.test(plain)) return plain;
	return plain.replace(BY_CONDITION, (_, article, condition) =>
		`${article} ${condition} ${one.make} ${one.model}`.toLowerCase(),
	);
}

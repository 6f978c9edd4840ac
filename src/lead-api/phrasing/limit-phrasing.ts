import type { ApiPhrasing } from '../../api/chat/phrasing-settings.ts';
import type { Deps } from '../deps.ts';
import { countKey } from '../limits/count-key.ts';
import { MOST_WRITTEN } from './ask-model.ts';
import type { ModelMessage } from './prompt.ts';

/** Minutes of a day. */
const DAY = 24 * 60;

/** The most that a prompt may have, characters. No tokenizer makes more than a token of a byte, and a character has at most four. */
export const LONGEST_PROMPT = 6000;
const MOST_TOKENS = LONGEST_PROMPT + MOST_WRITTEN;

/** The length of a prompt, bytes. */
export const promptLength = (messages: readonly ModelMessage[]): number =>
	messages.reduce((sum, { content }) => sum + Buffer.byteLength(content), 0);

/**
 * Whether the dealer's spending of a day allows another phrased answer; counted before it is asked for, at the most that it can cost, so
 * that no flood of questions costs more than the dealer chose.
 */
export async function isAffordable(
	{ store, secret, now, log }: Pick<Deps, 'store' | 'secret' | 'now' | 'log'>,
	dealer: string,
	{ dollars_per_day, dollars_per_million_tokens }: ApiPhrasing,
): Promise<boolean> {
	const uses = Math.floor((dollars_per_day * 1_000_000) / (dollars_per_million_tokens * MOST_TOKENS));
	const use = countKey(
		{ what: 'phrased answers of a dealer', who: dealer, limit: { uses, minutes: DAY }, secret },
		now(),
	);
	const [count = 0] = await store.count([use]);
	if (count === uses + 1)
		log({ level: 'warn', message: 'the daily spending limit for phrased answers is reached', dealer });
	return count <= uses;
}

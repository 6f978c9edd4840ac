import type { Talk } from '../talk.ts';
import { badgeWords, isTitled } from './badge-words.ts';
import { namesIn, type StockName } from './vehicle-words.ts';

/** A name behind an article, with what may be between them: 'the new Raptor'. */
const BEHIND_ARTICLE = /\b(?:the|an?|any|your)(?: (?:new|used|demo|other|(?:19|20)\d\d))? ([a-z][\w-]+)/g;

/** The badge is of the vehicle that is asked about: 'Is it the SX?' */
const IS_IT = /\b(?:it|this|that)(?:'s| is)? (?:the|an?)\b/;

/**
 * A question in lower case with the make and model before a badge that it names without them: 'the Raptor' is the Ford Ranger Raptor. A
 * badge of several models is that of the model of the conversation; one of a vehicle that the conversation has been about is left to it.
 *
 * @param names the makes and models of the stock
 */
export function withModelOfBadge(
	plain: string,
	{ page, subject, mentioned }: Talk,
	names: readonly StockName[],
): string {
	if (IS_IT.test(plain) || namesIn(plain, names).length > 0) return plain;
	for (const [behind = '', badge = ''] of plain.matchAll(BEHIND_ARTICLE)) {
		// 'The Raptors', and 'the Atmos'.
		const words = [badge, badge.replace(/s$/, '')];
		if (words.some((word) => isTitled(mentioned, word))) continue;
		const models = names.filter(({ badges }) =>
			badges.some((one) => badgeWords(one).some((word) => words.includes(word))),
		);
		const own = models.filter(({ make, model }) =>
			[subject, page].some((one) => one?.make === make && one.model === model),
		);
		const [only, ...others] = own.length > 0 ? own : models;
		if (!only || others.length > 0) continue;
		const name = `${only.make} ${only.model}`.toLowerCase();
		return plain.replace(behind, () => behind.replace(badge, () => `${name} ${badge}`));
	}
	return plain;
}

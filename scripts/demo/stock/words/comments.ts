import { between, pick, type Random } from '../random.ts';
import type { About, Saying, Sayings } from './about.ts';

/**
 * A dealer's comments on a vehicle: one sentence out of each list, in order. Length and format vary, as in real feeds that several
 * people write: plain text, paragraphs, or segments that end in pipes (VDP-059).
 */
export function commentsOn(
	about: About,
	{ opening, facts, closing, coming }: Sayings,
	{ random, isComing }: { random: Random; isComing: boolean },
): string {
	const lists = isComing ? [coming, ...facts] : [...opening, ...facts, ...closing];
	const sentences = lists.flatMap((list) => sentenceOf(list, about, random) ?? []);
	const count = between(random, Math.min(3, sentences.length), sentences.length);
	const said = random() < 0.35 ? sentences : withoutSome(sentences, count, random);
	return said.join(pick(random, [' ', ' ', ' ', ' ', '|', '\n\n']));
}

function sentenceOf(list: readonly Saying[], about: About, random: Random): string | null {
	const possible = list
		.map((saying) => (typeof saying === 'string' ? saying : saying(about)))
		.filter((sentence) => sentence !== null && sentence !== '');
	return possible.length > 0 ? pick(random, possible) : null;
}

/** A number of the sentences, in their order; always includes the first. */
function withoutSome(sentences: readonly string[], count: number, random: Random): string[] {
	const left = [...sentences];
	while (left.length > count) left.splice(between(random, 1, left.length - 1), 1);
	return left;
}

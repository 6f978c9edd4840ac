import { FILLERS } from './fillers.ts';
import type { Part } from './item.ts';
import { named, spelt } from './named.ts';
import { NEAR } from './phrases.ts';
import { nameAt, phraseAfter, type Sentence } from './sentence.ts';

const PLACES = /city|_name|state/;

/** 'near Geelong' and 'near 3220'; the word after 'near' is a place even where the stock has none there. */
export function placeAt(sentence: Sentence, start: number): Part | null {
	const near = NEAR(sentence.text, start);
	const [first] = near ? phraseAfter(sentence, near.end) : [];
	if (!near || !first) return null;
	const { text, end } = first;
	const isSure = near.kind === 'near';
	// 'Around 2019' is a year.
	const values = isSure || !/^(19|20)/.test(text) ? sentence.near.get(text) : null;
	if (values?.length) return { kind: 'values', facet: 'city', values, end };
	const name = nameAt(sentence, near.end);
	if (name?.names.some(({ facet }) => PLACES.test(facet))) return name;
	// 'Near new' and 'close to $30,000' are no places.
	if (!isSure || /^(new$|\$?\d)/.test(text)) return null;
	const place = spelt(text, sentence.names, PLACES);
	const names = place === text ? [] : named(place, sentence.names);
	if (names.length > 0) return { kind: 'names', names, end };
	return FILLERS.has(text) ? { kind: 'unused', end: near.end - 1 } : { kind: 'word', terms: text, end };
}

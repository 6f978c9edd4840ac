import type { Reading } from './item.ts';
import { phraseAt } from './phrase-table.ts';
import { NEAR } from './phrases.ts';
import { nameAt, type Sentence, wordsFrom } from './sentence.ts';
import { FILLERS } from './word-lists.ts';

const PLACES = ['city', 'location_name', 'dealership_name', 'state'];

/** 'near Geelong' and 'near 3220'; the words after 'near' are a place even where the stock has none there. */
export function readPlace(sentence: Sentence, start: number): Reading | null {
	const near = phraseAt(NEAR, sentence.text, start);
	if (near === null) return null;
	const { end, meaning } = near;
	const isSure = meaning === 'near';
	const rest = sentence.text.slice(end);
	const [postcode = ''] = /^\d{4}(?!\w)/.exec(rest) ?? [];
	const isYear = !isSure && /^(?:19|20)/.test(postcode);
	const values = isYear ? [] : sentence.vocabulary.citiesNear(postcode);
	if (values.length > 0)
		return { items: [{ kind: 'names', names: [{ facet: 'city', values }], text: postcode }], end: end + 4 };
	if (PLACES.includes(nameAt(sentence, end)?.names[0]?.facet ?? '')) return { items: [], end };
	// 'Near new' and 'close to $30,000' are no places.
	if (!isSure || /^(?:new|\$?\d)/.test(rest)) return null;
	const words = wordsFrom(sentence, end).slice(0, 2);
	const filler = words.findIndex(({ text }) => FILLERS.has(text));
	const place = filler < 0 ? words : words.slice(0, filler);
	return { items: place.map(({ text }) => ({ kind: 'word', text })), end: place.at(-1)?.end ?? end };
}

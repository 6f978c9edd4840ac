import type { Item } from './item.ts';
import { misspelt } from './names.ts';
import { phraseAt } from './phrase-table.ts';
import { NEAR } from './phrases.ts';
import { nameAt, phraseAfter, type Sentence } from './sentence.ts';
import { FILLERS } from './word-lists.ts';

const PLACES = ['city', 'location_name', 'dealership_name', 'state'];

/** 'near Geelong' and 'near 3220'; the words after 'near' are a place even where the stock has none there. */
export function readPlace(sentence: Sentence, start: number): readonly Item[] | null {
	const { text } = sentence;
	const near = phraseAt(NEAR, text, start);
	if (near === null) return null;
	const { end } = near;
	const isSure = near.kind === 'near';
	const rest = text.slice(end);
	// 'Around 2019' is a year.
	const [postcode = ''] = (isSure ? /^\d{4}\b/ : /^(?!19|20)\d{4}\b/).exec(rest) ?? [];
	const values = sentence.citiesNear(postcode);
	if (values.length > 0) return [{ kind: 'values', facet: 'city', values, text: postcode, end: end + 4 }];
	const name = nameAt(sentence, end);
	if (name?.names.some(({ facet }) => PLACES.includes(facet))) return [{ ...name, text: rest }];
	// 'Near new' and 'close to $30,000' are no places.
	if (!isSure || /^(?:new|\$?\d)/.test(rest)) return null;
	const words = phraseAfter(sentence, end).slice(0, 2);
	const filler = words.findIndex((word) => FILLERS.has(word.text));
	const place = filler < 0 ? words : words.slice(0, filler);
	const [first] = place;
	const names = first ? misspelt(first.text, sentence.names, PLACES) : [];
	return first && names.length > 0
		? [{ ...first, kind: 'names', names }]
		: place.map((word) => ({ ...word, kind: 'word' }));
}

import { MAX_TYPED_LENGTH } from '../state.ts';
import { encodedValues } from './parameters.ts';

/** The parameter of a list's address with a sentence in plain words, which the list replaces by its filters. */
export const SENTENCE_PARAMETER = 'words';

/** The parameter of an address with the sentence that its filters were made of, which is shown as typed. */
export const SAID_PARAMETER = 'said';

/** The address of a list that reads a sentence. */
export function sentenceUrl(sentence: string, list: string): string {
	return `${list}?${SENTENCE_PARAMETER}=${encodedValues([sentence])}`;
}

/** The sentence in the query string of an address, as much of it as a field takes; null for none. */
export function sentenceOf(search: string): string | null {
	return new URLSearchParams(search).get(SENTENCE_PARAMETER)?.slice(0, MAX_TYPED_LENGTH) || null;
}

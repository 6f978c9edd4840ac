import { wordsOf } from '../embedded/text/tokens.ts';

/** A phrase in the form in which names are compared: without spaces, accents, punctuation and plurals. 'CX-5s' is 'cx5'. */
export function keyOf(text: string): string {
	return wordsOf(text).map(singular).join('');
}

/** A word without the ending of a plural: 'hatches', 'utes', '86s'. */
export function singular(word: string): string {
	return word.replace(/(?<=ch)es$|(?<=..[^s]|\d)s$/, '');
}

import { nearestKey } from './nearest-key.ts';
import { OTHER_NAMES } from './other-names.ts';
import { OTHER_PHRASES } from './other-phrases.ts';
import { plainerText } from './plainer-text.ts';

/**
 * Other names and phrases, rarer words, numbers in words, and typos: loaded with the first sentence that is not understood without. Nothing here
 * imports from the folder above: else the bundler splits the script of that, which makes it 300 bytes larger.
 */
export const OTHER_WORDS = {
	aliases: OTHER_NAMES,
	phrases: OTHER_PHRASES,
	plainerText,
	nearestKey,
};

/** What words may mean that are not understood at once. */
export type OtherWords = typeof OTHER_WORDS;

import { type ReadSentence, readSentence } from '../../search/client/read-sentence.ts';
import type { SearchClient } from '../../search/client/search-client.ts';
import citiesAddress from './cities-by-postcode.ts?address';

type Cities = typeof import('./cities-by-postcode.ts');

/**
 * Reads a sentence that a visitor typed, with the site's stock and postcodes. Loaded when a sentence is there to be read. Null for a text
 * without filters; rejects with a `SearchUnavailable`.
 */
export function readTyped(typed: string, client: SearchClient): Promise<ReadSentence | null> {
	return readSentence(
		typed,
		client,
		async (postcodes, cities) => {
			const { citiesByPostcode }: Cities = await import(/* @vite-ignore */ citiesAddress);
			return citiesByPostcode(postcodes, cities, client);
		},
		new Date(),
	);
}

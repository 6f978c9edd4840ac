import { hashOf } from '../../content-hash.ts';
import type { SearchDocument } from '../../domain/vehicle/record/search-document.ts';
import { INDEX_SETTINGS } from '../settings.ts';

/** A document as a server stores it. */
export interface IndexedDocument extends SearchDocument {
	/** Unique among all dealers; see {@link documentKey}. */
	key: string;
	/** Hash of the settings and of the document, to detect changes in either. */
	hash: string;
}

/** A document on a server, reduced to what shows whether it is up to date. */
export type KnownDocument = Pick<IndexedDocument, 'key' | 'hash'>;

/** Hash of the index settings of this version of the product. */
export const SETTINGS_HASH = hashOf(JSON.stringify(INDEX_SETTINGS)).slice(0, 8);

/** A document with its key and hash, as it is sent to a server. */
export function indexedDocument(document: SearchDocument): IndexedDocument {
	return {
		...document,
		key: documentKey(document.dealer, document.id),
		hash: `${SETTINGS_HASH}${hashOf(JSON.stringify(document))}`,
	};
}

/** The maximum length of a key, characters. Meilisearch allows 511 bytes. */
const MAX_KEY_LENGTH = 500;

/**
 * The key of a vehicle, unique among all dealers. Servers allow letters, digits, hyphens and underscores; any other character of
 * an id becomes an underscore and its bytes, so that no two ids share a key.
 *
 * @example documentKey('coast-motors', 'A 7/2') // 'coast-motors_A_207_2F2'
 */
export function documentKey(dealer: string, id: string): string {
	const bytes = (character: string) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`;
	const escaped = encodeURIComponent(id.toWellFormed())
		.replace(/[_.!~*'()]/g, bytes)
		.replaceAll('%', '_');
	const key = `${dealer}_${escaped}`;
	return key.length <= MAX_KEY_LENGTH ? key : `${dealer}__${hashOf(id)}`;
}

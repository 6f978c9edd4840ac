import { hashOf } from '../../content-hash.ts';
import type { SearchDocument } from '../../domain/vehicle/record/search-document.ts';
import { INDEX_SETTINGS } from '../settings.ts';

/** A document as a server keeps it. */
export interface IndexedDocument extends SearchDocument {
	/** Unique among all dealers; see {@link documentKey}. */
	key: string;
	/** Tells whether the document, or the settings it is searched with, is another one than before. */
	hash: string;
}

/** What a server has of a document, enough to tell whether it is up to date. */
export type KnownDocument = Pick<IndexedDocument, 'key' | 'hash'>;

/** Tells the settings of one version of the product from those of another. */
export const SETTINGS_HASH = hashOf(JSON.stringify(INDEX_SETTINGS)).slice(0, 8);

export function indexedDocument(document: SearchDocument): IndexedDocument {
	return {
		...document,
		key: documentKey(document.dealer, document.id),
		hash: `${SETTINGS_HASH}${hashOf(JSON.stringify(document))}`,
	};
}

/** Keys on a server are at most 511 bytes long. */
const LONGEST_KEY = 500;

/**
 * The key of a vehicle among those of all dealers. Servers allow letters, digits, hyphens and underscores; any other character of
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
	return key.length <= LONGEST_KEY ? key : `${dealer}__${hashOf(id)}`;
}

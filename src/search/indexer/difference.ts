import { type IndexedDocument, type KnownDocument, SETTINGS_HASH } from './indexed-document.ts';

/** The changes that make the documents of a server equal to the wanted ones. */
export interface Difference {
	/** New and changed documents. */
	changed: IndexedDocument[];
	/** Keys of documents that are no longer wanted. */
	removed: string[];
}

/** Compares the documents of a server with the wanted ones. */
export function difference(known: readonly KnownDocument[], wanted: readonly IndexedDocument[]): Difference {
	const hashes = new Map(known.map(({ key, hash }) => [key, hash]));
	const keys = new Set(wanted.map(({ key }) => key));
	return {
		changed: wanted.filter(({ key, hash }) => hashes.get(key) !== hash),
		removed: known.map(({ key }) => key).filter((key) => !keys.has(key)),
	};
}

/** Whether any document was indexed with settings other than the current ones; false for an empty index. */
export function hasOtherSettings(known: readonly KnownDocument[]): boolean {
	return known.some(({ hash }) => !hash.startsWith(SETTINGS_HASH));
}

import { type IndexedDocument, type KnownDocument, SETTINGS_HASH } from './indexed-document.ts';

/** What must be sent to a server so that it has what is wanted. */
export interface Difference {
	/** New documents and those that say something else now. */
	changed: IndexedDocument[];
	/** Keys of documents that are no longer wanted. */
	removed: string[];
}

/** Compares what a server has with what is wanted of it. */
export function difference(known: readonly KnownDocument[], wanted: readonly IndexedDocument[]): Difference {
	const hashes = new Map(known.map(({ key, hash }) => [key, hash]));
	const keys = new Set(wanted.map(({ key }) => key));
	return {
		changed: wanted.filter(({ key, hash }) => hashes.get(key) !== hash),
		removed: known.map(({ key }) => key).filter((key) => !keys.has(key)),
	};
}

/** Whether documents were put there under other settings than today's. An empty index has none. */
export function hasOtherSettings(known: readonly KnownDocument[]): boolean {
	return known.some(({ hash }) => !hash.startsWith(SETTINGS_HASH));
}

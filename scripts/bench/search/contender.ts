import type { SearchDocument } from '../../../src/domain/vehicle/record/search-document.ts';
import type { SearchState } from '../../../src/search/state.ts';

/** A search engine that is compared with the others. */
export interface Contender {
	name: string;
	open: (documents: readonly SearchDocument[]) => Promise<OpenContender>;
}

/** A search engine that has a stock and is ready to answer. */
export interface OpenContender {
	/** Bytes a visitor downloads, before compression; null for a server. */
	file: Uint8Array | null;
	/** Answers a state of the search page with all its facets, and returns how many vehicles it finds. */
	answer: (state: SearchState) => Promise<number>;
	close: () => Promise<void>;
}

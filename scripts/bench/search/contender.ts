import type { SearchDocument } from '../../../src/domain/vehicle/record/search-document.ts';
import type { SearchState } from '../../../src/search/state.ts';

/** Something that answers searches. */
export interface Contender {
	name: string;
	open: (documents: readonly SearchDocument[]) => Promise<OpenContender>;
}

export interface OpenContender {
	/** What a visitor has to load, as it is stored; null for a server. */
	file: Uint8Array | null;
	/** Answers a state of the search page with all its facets, and says how many vehicles it finds. */
	answer: (state: SearchState) => Promise<number>;
	close: () => Promise<void>;
}

import type { SearchDocument } from '../../../../src/domain/vehicle/record/search-document.ts';
import { buildIndex } from '../../../../src/search/embedded/build-index.ts';
import { embeddedTransport } from '../../../../src/search/embedded/transport.ts';
import { INDEX_SETTINGS } from '../../../../src/search/settings.ts';
import { answerState } from '../answer-state.ts';
import type { Contender } from '../contender.ts';

/** The engine that runs in the page, here in Node. */
export const embedded: Contender = {
	name: 'embedded',
	open: async (documents) => {
		const file = buildIndex(documents, INDEX_SETTINGS);
		const transport = embeddedTransport<SearchDocument>(async () => file);
		return {
			file,
			answer: (state) => answerState(transport, state),
			close: async () => {},
		};
	},
};

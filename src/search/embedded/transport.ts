import { thrownMessage } from '../../thrown-message.ts';
import type { SearchTransport } from '../protocol.ts';
import { SearchUnavailable } from '../search-unavailable.ts';
import { answerRequest } from './answer-request.ts';
import { answerValues } from './answer-values.ts';
import { IndexUnreadable } from './index-unreadable.ts';
import { openIndex } from './open-index.ts';
import type { SearchIndex } from './search-index.ts';
import { warmUp } from './warm-up.ts';

/**
 * Answers searches from an index file, in this thread. The file is loaded once, for the first search. When loading fails, every
 * waiting search rejects, and the next search loads it again.
 */
export function embeddedTransport<Document>(load: () => Promise<Uint8Array>): SearchTransport<Document> {
	let opening: Promise<SearchIndex> | null = null;
	let warmedUp: SearchIndex | null = null;
	const open = () => {
		opening ??= loadIndex(load).catch((error: unknown) => {
			opening = null;
			throw error;
		});
		return opening;
	};
	return {
		async search(requests) {
			const index = await open();
			const answers = requests.map((request) => answerRequest<Document>(index, request));
			const [first] = requests;
			if (first && warmedUp !== index) {
				warmedUp = index;
				warmUp(index, first);
			}
			return answers;
		},
		async searchValues(request) {
			return answerValues(await open(), request);
		},
	};
}

async function loadIndex(load: () => Promise<Uint8Array>): Promise<SearchIndex> {
	try {
		return openIndex(await load());
	} catch (error) {
		if (error instanceof SearchUnavailable) throw error;
		const message = thrownMessage(error);
		const reason = error instanceof IndexUnreadable ? 'corrupt' : 'unreachable';
		throw new SearchUnavailable(reason, message, { cause: error });
	}
}

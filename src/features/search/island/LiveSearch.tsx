import { useEffect } from 'react';
import { InstantSearch, useConnector, useInstantSearch } from 'react-instantsearch';
import type { SearchDocument } from '../../../domain/vehicle/record/search-document.ts';
import { connectSearch } from '../../../search/instantsearch/connect-search.ts';
import type { InstantClient, InstantResult } from '../../../search/instantsearch/instant-client.ts';
import type { SearchCounts } from '../../../search/model/search-model.ts';
import { INDEX_NAME } from '../../../search/settings.ts';
import type { SearchState } from '../../../search/state.ts';

/** What InstantSearch last came back with. */
export type LiveAnswer =
	| { kind: 'answer'; counts: SearchCounts; hits: SearchDocument[]; relaxed: string | null; page: number }
	| { kind: 'problem'; error: Error };

interface Props {
	client: InstantClient;
	state: SearchState;
	pageSize: number;
	/** Changes when the visitor asks for another try. */
	attempt: number;
	onAnswer: (answer: LiveAnswer) => void;
}

/** InstantSearch without widgets of its own: it searches for the state it is given and reports what it found. */
export function LiveSearch({ client, ...running }: Props) {
	return (
		<InstantSearch
			indexName={INDEX_NAME}
			searchClient={client as never}
			initialUiState={{ [INDEX_NAME]: { search: running.state } as object }}
			future={{ preserveSharedStateOnUnmount: true }}
		>
			<Running {...running} />
		</InstantSearch>
	);
}

function Running({ state, pageSize, attempt, onAnswer }: Omit<Props, 'client'>) {
	const { refine } = useConnector(connectSearch, { pageSize });
	const { results, status, error, refresh } = useInstantSearch({ catchError: true });

	useEffect(() => refine(state), [refine, state]);
	useEffect(() => {
		if (attempt > 0) refresh();
	}, [attempt, refresh]);
	useEffect(() => {
		if (status === 'error' && error) onAnswer({ kind: 'problem', error });
		else if (status === 'idle' && !(results as { __isArtificial?: true }).__isArtificial)
			onAnswer(liveAnswer(results as unknown as InstantResult));
	}, [results, status, error, onAnswer]);
	return null;
}

/** InstantSearch's results hold all that its client answered. */
function liveAnswer({ counts, hits, search, relaxed }: InstantResult): LiveAnswer {
	return { kind: 'answer', counts, hits, page: search.page, relaxed };
}

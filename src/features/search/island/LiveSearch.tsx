import { useEffect } from 'react';
import { InstantSearch, useConnector, useInstantSearch } from 'react-instantsearch';
import type { VehicleSearchClient } from '../../../search/client/search-client.ts';
import type { ResultHit } from '../../../search/client/search-result.ts';
import { connectSearch } from '../../../search/instantsearch/connect-search.ts';
import { countsOf } from '../../../search/instantsearch/counts-of.ts';
import type { SearchCounts } from '../../../search/model/search-model.ts';
import { INDEX_NAME } from '../../../search/settings.ts';
import type { SearchState } from '../../../search/state.ts';

/** What InstantSearch last came back with. */
export type LiveAnswer =
	| { kind: 'answer'; counts: SearchCounts; hits: ResultHit[]; relaxed: string | null; page: number }
	| { kind: 'problem'; error: Error };

interface Props {
	client: VehicleSearchClient;
	state: SearchState;
	pageSize: number;
	/** Changes when the visitor asks for another try. */
	attempt: number;
	onAnswer: (answer: LiveAnswer) => void;
}

/** InstantSearch without a face: it searches for the state it is given and tells what it found. */
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
			onAnswer({
				kind: 'answer',
				counts: countsOf(results),
				hits: results.hits as unknown as ResultHit[],
				page: (results._state.page ?? 0) + 1,
				relaxed: (results as { relaxed?: string }).relaxed ?? null,
			});
	}, [results, status, error, onAnswer]);
	return null;
}

import { SearchUnavailable } from '../../../../search/search-unavailable.ts';

/** Error message with a retry; earlier results stay (ERRORS-007, RESULTS-024, resolution 36). */
export function Problem({ error, retry }: { error: Error; retry: () => void }) {
	const isUnreachable = error instanceof SearchUnavailable && error.reason === 'unreachable';
	return (
		<div className="problem" role="alert">
			<p>
				{isUnreachable
					? 'We can’t reach the search right now. The results below are from before. Check your connection and try again.'
					: 'Search isn’t working right now. The results below are from before.'}
			</p>
			<button className="btn btn--2" type="button" onClick={retry}>
				Try again
			</button>
		</div>
	);
}

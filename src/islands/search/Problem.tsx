import { SearchUnavailable } from '../../search/search-unavailable.ts';

/** What a visitor reads when there is no answer; what was shown before stays (ERRORS-007, RESULTS-024, resolution 36). */
export function Problem({ error, retry }: { error: Error; retry: () => void }) {
	const isAway = error instanceof SearchUnavailable && error.reason === 'away';
	return (
		<div className="problem" role="alert">
			<p>
				{isAway
					? 'The search cannot be reached just now. Check the connection and try again.'
					: 'The search is not working just now. What you see below is the list before it.'}
			</p>
			<button className="btn btn--2" type="button" onClick={retry}>
				Try again
			</button>
		</div>
	);
}

import { useEffect } from 'react';
import { changeSearch, isAboutRepayments, type SearchState } from '../../../search/state.ts';

/**
 * Takes filter and sort by repayment out of a search without estimates: once the lender's terms have ended, repayments at a rate that no
 * longer holds would select the vehicles, without the rate beside them (FACETS-025), and in a stock without repayments an older address
 * would find none.
 */
export function useEndedEstimates(
	isWithoutEstimates: boolean,
	state: SearchState,
	change: (next: SearchState) => void,
): void {
	const isOutdated = isWithoutEstimates && isAboutRepayments(state);
	useEffect(() => {
		if (isOutdated) change(withoutRepayments(state));
	}, [isOutdated, state, change]);
}

function withoutRepayments(state: SearchState): SearchState {
	const sort = state.sort === 'weekly_asc' ? 'relevant' : state.sort;
	return changeSearch(state, { sort, ranges: { weekly_price_range: null } });
}

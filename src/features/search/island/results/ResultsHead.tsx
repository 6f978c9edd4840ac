import '../../../../ui/styles/fields.css';
import { resultNoun, resultsLabel, shownCount } from '../../../../search/facets/result-count.ts';
import type { SearchModel, SearchSettings } from '../../../../search/model/search-model.ts';
import { isSort, SORTS } from '../../../../search/sorts.ts';
import { changeSearch } from '../../../../search/state.ts';
import type { SearchActions } from '../search-actions.ts';

interface Props {
	model: SearchModel;
	settings: SearchSettings;
	actions: SearchActions;
}

/** Number of vehicles, announced when it changes, and the sort order. */
export function ResultsHead({ model, settings, actions }: Props) {
	const { state } = model;
	return (
		<div className="res">
			<h2 className="vh">Results</h2>
			<p className="res__count" role="status">
				{model.isAnswered
					? resultsLabel(
							model.available,
							model.total - model.available,
							resultNoun(settings.item_types, state),
							shownCount(model.available, state, settings.stock_count),
						)
					: 'Searching…'}
			</p>
			<label className="res__sort">
				<span>Sort</span>
				<select
					value={state.sort}
					onChange={({ target }) =>
						isSort(target.value) && actions.change(changeSearch(state, { sort: target.value }))
					}
				>
					{settings.sorts.map((sort) => (
						<option
							key={sort}
							value={sort}
							data-until={(sort === 'weekly_asc' && settings.estimate?.until) || undefined}
						>
							{SORTS[sort].label}
						</option>
					))}
				</select>
			</label>
		</div>
	);
}

import { LIST_FACETS } from '../../../../search/facets/facets.ts';
import { toggleModel } from '../../../../search/facets/makes.ts';
import type { ValueModel } from '../../../../search/model/search-model.ts';
import type { SearchState } from '../../../../search/state.ts';
import type { SearchActions } from '../search-actions.ts';
import { SearchedValues } from './SearchedValues.tsx';
import { Tick } from './Tick.tsx';

interface Props {
	make: ValueModel;
	state: SearchState;
	actions: SearchActions;
}

/** Models of a selected make (FACETS-033), at most thirty (FACETS-046). */
export function ModelList({ make, state, actions }: Props) {
	const { models } = make;
	const isListed = ({ isTicked }: ValueModel, index: number) =>
		index < LIST_FACETS.make_model.limit || isTicked;
	return (
		<div className="brands__models">
			<SearchedValues
				facet="make_model"
				title={`${make.label} models`}
				values={models}
				total={models.length}
				complete={actions.complete}
				find={null}
			>
				{(found) => (
					<ul aria-label={`Models of ${make.label}`}>
						{(found ?? models.filter(isListed)).map((model) => (
							<li key={model.value}>
								<Tick
									value={model}
									onToggle={() => actions.change(toggleModel(state, make.value, model.value))}
								/>
							</li>
						))}
					</ul>
				)}
			</SearchedValues>
		</div>
	);
}

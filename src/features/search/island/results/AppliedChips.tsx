import '../../../../ui/styles/chips.css';
import { appliedFilters, withoutFilter } from '../../../../search/facets/applied.ts';
import { EMPTY_SEARCH, type SearchState } from '../../../../search/state.ts';
import { Icon } from '../../../../ui/icon/Icon.tsx';

interface Props {
	state: SearchState;
	change: (next: SearchState) => void;
	/** The address by which the search is saved; null where visitors have no account. */
	saves: string | null;
	/** Whether the filters are shown with their sentence instead. */
	isSaid: boolean;
}

/** Current refinements, each with a remove button; on phones the filter button comes first. */
export function AppliedChips({ state, change, saves, isSaid }: Props) {
	const applied = appliedFilters(state);
	/** Moves the focus on before its chip is removed. */
	const take = (next: SearchState) => {
		change(next);
		document.getElementById('results')?.focus({ preventScroll: true });
	};
	return (
		<div className={applied.length === 0 || isSaid ? 'applied applied--none' : 'applied'}>
			<button className="chip only-phone" type="button" popoverTarget="filters">
				<Icon name="filter" />
				Filters
				{applied.length > 0 && (
					<span className="badge">
						{applied.length}
						<span className="vh"> applied</span>
					</span>
				)}
			</button>
			{applied.length > 0 && !isSaid && (
				<ul className="chips" aria-label="Applied filters">
					{applied.map((filter) => (
						<li
							key={filter.kind === 'value' ? `${filter.facet} ${filter.value}` : filter.kind + filter.label}
						>
							<button
								className="chip applied__chip"
								type="button"
								onClick={() => take(withoutFilter(state, filter))}
							>
								<span className="vh">Remove </span>
								{filter.label}
								<Icon name="x" />
							</button>
						</li>
					))}
					<li>
						<button
							className="link"
							type="button"
							onClick={() => take({ ...EMPTY_SEARCH, sort: state.sort })}
						>
							Clear all
						</button>
					</li>
					{saves !== null && (
						<li>
							<button className="link" type="button" data-mark="search" data-path={saves}>
								Save this search
							</button>
						</li>
					)}
				</ul>
			)}
		</div>
	);
}

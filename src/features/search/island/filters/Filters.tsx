import '../../../../ui/dialog/drawer.css';
import './filters.css';
import '../../../stock-list/embed/filter-links.css';
import { foundLabel, resultNoun, showMeLabel } from '../../../../search/facets/result-count.ts';
import type { SearchModel, SearchSettings } from '../../../../search/model/search-model.ts';
import { EMPTY_SEARCH } from '../../../../search/state.ts';
import { Icon } from '../../../../ui/icon/Icon.tsx';
import { goToResults } from '../results/go-to-results.ts';
import type { SearchActions } from '../search-actions.ts';
import { FilterSection } from './FilterSection.tsx';
import { KeywordField } from './KeywordField.tsx';

interface Props {
	model: SearchModel;
	settings: SearchSettings;
	actions: SearchActions;
}

/**
 * Filters: a sidebar on wide screens, a full-screen drawer on phones. The drawer is a popover, which opens without a script;
 * watch-sheets.ts makes it modal.
 */
export function Filters({ model, settings, actions }: Props) {
	const { state } = model;
	const noun = resultNoun(settings.item_types, state);
	const sold = model.total - model.available;
	const clear = () => actions.change({ ...EMPTY_SEARCH, sort: state.sort });
	return (
		<div className="narrow drawer" id="filters" popover="auto" data-sheet="Filters">
			<aside aria-label="Filters">
				<div className="narrow__head only-phone">
					<h2>Filters</h2>
					<button className="link narrow__clear" type="button" onClick={clear}>
						Clear all
					</button>
					<button
						className="icon-btn"
						type="button"
						popoverTarget="filters"
						popoverTargetAction="hide"
						data-close
					>
						<Icon name="x" />
						<span className="vh">Close</span>
					</button>
				</div>
				<div className="narrow__body">
					<KeywordField state={state} change={actions.change} ask={actions.ask} />
					{model.sections.map((section) => (
						<FilterSection
							key={section.facet}
							section={section}
							state={state}
							actions={actions}
							note={section.facet === 'weekly_price_range' ? settings.estimate : null}
						/>
					))}
				</div>
				<div className="narrow__foot">
					<button className="btn btn--1 btn--l btn--block" type="button" onClick={showResults}>
						{model.isAnswered ? showMeLabel(model.available, noun, sold) : `Show Me ${noun.many}`}
					</button>
					{/* Announces the number here, because the results are inert while the drawer is open. */}
					<p className="vh only-phone" role="status">
						{model.isAnswered ? foundLabel(model.available, sold, noun) : 'Searching…'}
					</p>
				</div>
			</aside>
		</div>
	);
}

/** Closes the drawer and shows the results (FACETS-036, resolution 30). */
function showResults({ currentTarget }: { currentTarget: HTMLElement }) {
	const sheet = currentTarget.closest<HTMLElement>('[popover]');
	if (sheet?.matches(':popover-open')) sheet.hidePopover();
	goToResults();
}

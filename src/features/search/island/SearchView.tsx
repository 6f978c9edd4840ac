import './results/results.css';
import type { ReactNode } from 'react';
import { listTitle, titledRefinements } from '../../../search/facets/list-title.ts';
import { resultNoun } from '../../../search/facets/result-count.ts';
import type { SearchModel, SearchSettings } from '../../../search/model/search-model.ts';
import { isAboutRepayments } from '../../../search/state.ts';
import { EstimateWarning } from './filters/EstimateWarning.tsx';
import { Filters } from './filters/Filters.tsx';
import { AppliedChips } from './results/AppliedChips.tsx';
import { ResultsHead } from './results/ResultsHead.tsx';
import { usePageTitle } from './results/use-page-title.ts';
import type { SearchActions } from './search-actions.ts';

interface Props {
	heading: string | null;
	model: SearchModel;
	settings: SearchSettings;
	actions: SearchActions;
	/** The address by which the search is saved; null where visitors have no account. */
	saves: string | null;
	/** The sentence that the search was made of, with its filters; null for none. */
	said: ReactNode;
	/** Whether a newer search is running; earlier results stay meanwhile (RESULTS-024). */
	isWaiting: boolean;
	/** Results, or what replaces them. */
	children: ReactNode;
}

/** Filters beside the results, with current refinements and number of vehicles (FACETS-028). */
export function SearchView({ heading, model, settings, actions, saves, said, isWaiting, children }: Props) {
	const noun = resultNoun(settings.item_types, model.state);
	const title = heading ?? listTitle(titledRefinements(model.state.refinements, model.total), noun);
	usePageTitle(title);
	return (
		<>
			{heading === null && <h1 className="h-list">{title}</h1>}
			{said}
			<div className="list search">
				<Filters model={model} settings={settings} actions={actions} />
				<div className="search__results" id="results" tabIndex={-1}>
					<ResultsHead model={model} settings={settings} actions={actions} />
					<AppliedChips state={model.state} change={actions.change} saves={saves} isSaid={said !== null} />
					{settings.estimate && isAboutRepayments(model.state) && (
						<EstimateWarning note={settings.estimate} isFootnote />
					)}
					<div aria-busy={isWaiting}>{children}</div>
				</div>
			</div>
		</>
	);
}

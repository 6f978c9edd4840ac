import './filters.css';
import '../../components/stock-list/narrower.css';
import { useState } from 'react';
import { Icon } from '../../components/icon/Icon.tsx';
import { resultNoun, showMeLabel } from '../../search/facets/result-count.ts';
import type { SearchModel, SearchSettings } from '../../search/model/search-model.ts';
import { EMPTY_SEARCH } from '../../search/state.ts';
import { FilterSection } from './FilterSection.tsx';
import { goToResults } from './go-to-results.ts';
import { KeywordField } from './KeywordField.tsx';
import type { SearchActions } from './SearchView.tsx';

interface Props {
	model: SearchModel;
	settings: SearchSettings;
	actions: SearchActions;
}

/**
 * The filters: a sidebar on wide screens, a sheet over everything on phones. It is a popover, so that the browser closes it with
 * Escape and gives the focus back; while it is open the page behind is hidden (narrower.css), so that nothing else can be reached.
 */
export function Filters({ model, settings, actions }: Props) {
	const [isSheet, setSheet] = useState(false);
	const { state } = model;
	const opened = (sheet: HTMLElement, isOpen: boolean) => {
		setSheet(isOpen);
		if (isOpen) sheet.querySelector<HTMLElement>('[data-close]')?.focus();
	};
	const clear = () => actions.change({ ...EMPTY_SEARCH, sort: state.sort });
	return (
		<aside
			className="narrow"
			id="filters"
			popover="auto"
			aria-label="Filters"
			role={isSheet ? 'dialog' : undefined}
			onToggle={({ newState, target, currentTarget }) => {
				// Sections fold too, and tell of it up here.
				if (target === currentTarget) opened(currentTarget, newState === 'open');
			}}
		>
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
				<KeywordField state={state} change={actions.change} />
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
					{showMeLabel(model.available, resultNoun(settings.item_types, state))}
				</button>
			</div>
		</aside>
	);
}

/** Closes the sheet of phones, and goes to the results (FACETS-036, resolution 30). */
function showResults({ currentTarget }: { currentTarget: HTMLElement }) {
	const sheet = currentTarget.closest<HTMLElement>('[popover]');
	if (sheet?.matches(':popover-open')) sheet.hidePopover();
	goToResults();
}

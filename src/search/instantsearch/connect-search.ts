import type { AlgoliaSearchHelper, PlainSearchParameters } from 'algoliasearch-helper';
import type { Connector } from 'instantsearch.js';
import { EMPTY_SEARCH, type SearchState } from '../state.ts';

type SearchRenderState = {
	/** Searches for a state. */
	refine: (state: SearchState) => void;
};

type SearchWidgetParams = {
	/** Vehicles per page. */
	pageSize: number;
};

type SearchWidgetDescription = {
	$$type: 'forecourt.search';
	renderState: SearchRenderState;
	indexUiState: { search: SearchState };
};

/**
 * One connector for the whole search, where InstantSearch has one for each facet: our search state is one value with rules across facets,
 * which 27 separate widgets would have to split and reassemble.
 */
export const connectSearch: Connector<SearchWidgetDescription, SearchWidgetParams> =
	(renderFn, unmountFn = () => {}) =>
	(widgetParams) => {
		const { pageSize } = widgetParams;
		let current: SearchState = EMPTY_SEARCH;
		let refine: SearchRenderState['refine'] | undefined;
		const renderState = ({ helper }: { helper: AlgoliaSearchHelper }) => {
			refine ??= (state) => {
				current = state;
				helper.setState(helper.state.setQueryParameters(searchParameters(state, pageSize))).search();
			};
			return { refine, widgetParams };
		};
		return {
			$$type: 'forecourt.search',
			init: (options) =>
				renderFn({ ...renderState(options), instantSearchInstance: options.instantSearchInstance }, true),
			render: (options) =>
				renderFn({ ...renderState(options), instantSearchInstance: options.instantSearchInstance }, false),
			dispose: () => unmountFn(),
			getRenderState: (renderState) => renderState,
			getWidgetRenderState: renderState,
			getWidgetUiState: (uiState) => ({ ...uiState, search: current }),
			getWidgetSearchParameters(parameters, { uiState }) {
				current = uiState.search ?? current;
				return parameters.setQueryParameters(searchParameters(current, pageSize));
			},
		};
	};

/** The search state as one parameter of InstantSearch's request, which `instantClient` reads without any conversion to text. */
function searchParameters(search: SearchState, hitsPerPage: number): PlainSearchParameters {
	return { search, hitsPerPage } as PlainSearchParameters;
}

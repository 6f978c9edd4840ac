import { slugOf } from '../../domain/slug.ts';
import { isRangeFacet, LIST_FACETS, type ListFacetName, type RangeFacetName } from '../facets/facets.ts';
import { makeOfModel } from '../facets/makes.ts';
import type { SidebarSection } from '../facets/sidebar.ts';
import { sliderBounds, sliderOfRange } from '../facets/slider.ts';
import { valueLabel } from '../facets/value-label.ts';
import { valueList } from '../facets/value-list.ts';
import type { SearchState } from '../state.ts';
import type { RangeSection, SearchCounts, SearchSettings, SectionModel, ValueModel } from './search-model.ts';

/** A section with what its facet has to choose from; null when that is nothing. */
export function sectionModel(
	section: SidebarSection,
	state: SearchState,
	counts: SearchCounts,
	settings: SearchSettings,
): SectionModel | null {
	const { facet, control } = section;
	if (isRangeFacet(facet)) return rangeSection(section, facet, state, counts, settings);
	if (control === 'slider') return null;
	const all = facetValues(facet, state, counts, settings, true);
	const left = counts.more[facet] ?? 0;
	if (all.length + left === 0) return null;
	return {
		...section,
		control,
		isOpen: section.isOpen || all.some(({ isTicked }) => isTicked),
		few: facetValues(facet, state, counts, settings, false),
		all,
		total: all.length + left,
	};
}

function rangeSection(
	section: SidebarSection,
	facet: RangeFacetName,
	state: SearchState,
	counts: SearchCounts,
	{ scales }: SearchSettings,
): RangeSection | null {
	const range = state.ranges[facet];
	const stats = counts.stats[facet];
	if (!stats && !range) return null;
	const scale = scales[facet];
	const bounds = scale?.bounds ?? sliderBounds(facet, stats);
	return {
		...section,
		facet,
		control: 'slider',
		isOpen: section.isOpen || range !== undefined,
		bounds,
		thumbs: sliderOfRange(range, bounds),
		openFrom: scale?.openFrom ?? null,
		bars: scale?.bars ?? [],
	};
}

function facetValues(
	facet: ListFacetName,
	state: SearchState,
	counts: SearchCounts,
	settings: SearchSettings,
	isExpanded: boolean,
): ValueModel[] {
	const ticked = state.refinements[facet] ?? [];
	const counted = Object.entries(counts.values[facet] ?? {})
		// A vehicle whose make the feed does not know has an empty one, which nobody looks for.
		.filter(([name]) => name !== '')
		.map(([name, count]) => ({ name, count }))
		// A switch says nothing of vehicles that lack what it asks for.
		.filter(({ name }) => LIST_FACETS[facet].kind !== 'flag' || name === 'true');
	return valueList(facet, counted, ticked, settings.makes, isExpanded).shown.map(({ name, count }) => {
		const isTicked = ticked.includes(name);
		const isMake = facet === 'make';
		return {
			value: name,
			label: valueLabel(facet, name),
			count,
			isTicked,
			logo: isMake && count > 0 ? `/makes/${slugOf(name)}.svg` : null,
			models: isMake && isTicked ? modelsOf(name, state, counts, settings) : [],
		};
	});
}

/** The models of a ticked make, by the part of `make_model` that follows the make (resolution 23). */
function modelsOf(
	make: string,
	state: SearchState,
	counts: SearchCounts,
	settings: SearchSettings,
): ValueModel[] {
	const makes = state.refinements.make ?? [];
	const own = Object.entries(counts.values['make_model'] ?? {}).filter(
		([model]) => makeOfModel(model, makes) === make,
	);
	const ofMake: SearchState = {
		...state,
		refinements: {
			make_model: (state.refinements.make_model ?? []).filter((model) => makeOfModel(model, makes) === make),
		},
	};
	// The limit is each make's own.
	const ownCounts = { ...counts, values: { make_model: Object.fromEntries(own) } };
	return facetValues('make_model', ofMake, ownCounts, settings, true).map((model) => ({
		...model,
		label: model.value.slice(make.length + 1),
	}));
}

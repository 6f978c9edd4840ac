import { makeLogoUrl } from '../../domain/model/make-logo.ts';
import { slugOf } from '../../domain/vehicle/naming/slug.ts';
import { isRangeFacet, LIST_FACETS, type ListFacetName, type RangeFacetName } from '../facets/facets.ts';
import { makeOfModel } from '../facets/makes.ts';
import { sliderBounds, sliderOfRange } from '../facets/ranges/slider.ts';
import type { SidebarSection } from '../facets/sidebar.ts';
import { valueLabel } from '../facets/values/value-label.ts';
import { valueList } from '../facets/values/value-list.ts';
import type { CountedValue } from '../facets/values/value-order.ts';
import type { SearchState } from '../state.ts';
import type {
	ListSection,
	RangeSection,
	SearchCounts,
	SearchSettings,
	SectionModel,
	ValueModel,
} from './search-model.ts';

/** A section with its facet's values or slider; null when there are none. */
export function sectionModel(
	section: SidebarSection,
	state: SearchState,
	counts: SearchCounts,
	settings: SearchSettings,
): SectionModel | null {
	const { facet, control } = section;
	if (isRangeFacet(facet)) return rangeSection(section, facet, state, counts, settings);
	if (control === 'slider') return null;
	const { few, all, every } = facetValues(facet, state, counts, settings);
	const left = counts.more[facet] ?? 0;
	if (all.length + left === 0) return null;
	return {
		...section,
		control,
		isOpen: section.isOpen || all.some(({ isTicked }) => isTicked),
		few,
		all,
		every,
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
): Pick<ListSection, 'few' | 'all' | 'every'> {
	const ticked = state.refinements[facet] ?? [];
	const counted = Object.entries(counts.values[facet] ?? {})
		// A vehicle without a make in the feed has an empty value, which is not listed.
		.filter(([name]) => name !== '')
		.map(([name, count]) => ({ name, count }))
		// A switch has only the value 'true'.
		.filter(({ name }) => LIST_FACETS[facet].kind !== 'flag' || name === 'true');
	const list = valueList(facet, counted, ticked, settings.makes);
	const models = new Map(
		list.every.map((value) => {
			const model = valueModel(facet, value, state);
			if (facet === 'make' && model.isTicked) model.models = modelsOf(value.name, state, counts, settings);
			return [value, model];
		}),
	);
	const modelled = (values: readonly CountedValue[]) => values.flatMap((value) => models.get(value) ?? []);
	return { few: modelled(list.few), all: modelled(list.all), every: [...models.values()] };
}

/** A counted value as the sidebar lists it, without the models of a make. */
export function valueModel(
	facet: ListFacetName,
	{ name, count }: CountedValue,
	{ refinements }: Pick<SearchState, 'refinements'>,
): ValueModel {
	return {
		value: name,
		label: valueLabel(facet, name),
		count,
		isTicked: refinements[facet]?.includes(name) ?? false,
		logo: facet === 'make' && count !== 0 ? makeLogoUrl(slugOf(name)) : null,
		models: [],
	};
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
	const ownCounts = { ...counts, values: { make_model: Object.fromEntries(own) } };
	return facetValues('make_model', ofMake, ownCounts, settings).every.map((model) => ({
		...model,
		label: model.value.slice(make.length + 1),
	}));
}

import { LIST_FACET_NAMES, LIST_FACETS, RANGE_FACET_NAMES } from '../facets/facets.ts';
import { makeOfModel } from '../facets/makes.ts';
import type { Filter } from '../request.ts';
import type { Refinements, SearchFilters } from '../state.ts';

/** The refinements and ranges of a search as filters; each must hold. */
export function stateFilters({ refinements, ranges }: Omit<SearchFilters, 'query'>): Filter[] {
	const { make = [], make_model = [], ...others } = refinements;
	return [
		...brandFilters(make, make_model),
		...LIST_FACET_NAMES.flatMap((facet) => valueFilters(facet, others)),
		...RANGE_FACET_NAMES.flatMap((field): Filter[] => {
			const range = ranges[field];
			return range ? [{ field, ...range }] : [];
		}),
	];
}

/**
 * Makes and the models ticked under them are one group: with Toyota Corolla and Kia ticked, both match (FACETS-033, resolution 23).
 * A make with a ticked model is replaced by the model.
 */
function brandFilters(makes: readonly string[], models: readonly string[]): Filter[] {
	const narrowed = new Set(models.map((model) => makeOfModel(model, makes)));
	const whole = makes.filter((make) => !narrowed.has(make));
	const filters: Filter[] = [
		...(whole.length > 0 ? [{ field: 'make', values: whole } as const] : []),
		...(models.length > 0 ? [{ field: 'make_model', values: models } as const] : []),
	];
	return filters.length > 1 ? [{ any: filters }] : filters;
}

function valueFilters(field: keyof Refinements, refinements: Refinements): Filter[] {
	const values = refinements[field] ?? [];
	if (LIST_FACETS[field].match === 'all') return values.map((value) => ({ field, values: [value] }));
	return values.length > 0 ? [{ field, values }] : [];
}

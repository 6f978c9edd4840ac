import type { ListFacetName } from '../facets/facets.ts';

/** The names of a value; only of the first a part may be the name too. */
export function namesOfValue(facet: ListFacetName, value: string, makes: readonly string[]): string[] {
	// 'Heated seats' for Heated front seats.
	if (facet === 'filtered_features') return [value, value.replace(/ .* /, ' ')];
	// A flag is named by its facet: 'certified'.
	if (facet !== 'make_model') return [value === 'true' ? facet : value];
	const make = makes.findLast((each) => value.startsWith(`${each} `)) ?? '';
	const model = value.slice(make.length).trim();
	return [model, value];
}

import { changeSearch, type Refinements, type SearchState } from '../state.ts';

/**
 * The one of several makes that a value of `make_model` belongs to: the longest, so 'Isuzu UTE' rather than 'Isuzu' for 'Isuzu UTE D-MAX'.
 * Undefined where none matches.
 */
export function makeOfModel(model: string, makes: readonly string[]): string | undefined {
	return makes.filter((make) => model.startsWith(`${make} `)).sort((a, b) => b.length - a.length)[0];
}

/** A search with a make ticked or unticked; unticking a make unticks its models too (FACETS-033). */
export function toggleMake(state: SearchState, make: string): SearchState {
	const { make: makes = [], make_model: models = [] } = state.refinements;
	if (!makes.includes(make)) return changeSearch(state, { refinements: { make: [...makes, make] } });
	return changeSearch(state, {
		refinements: {
			make: makes.filter((other) => other !== make),
			make_model: models.filter((model) => makeOfModel(model, makes) !== make),
		},
	});
}

/**
 * A search with a model ticked or unticked (FACETS-033). Ticking a model ticks its make; unticking it leaves the make ticked.
 *
 * @param model a value of `make_model`
 */
export function toggleModel(state: SearchState, make: string, model: string): SearchState {
	const { make: makes = [], make_model: models = [] } = state.refinements;
	const isTicked = models.includes(model);
	const refinements: Refinements = {
		make: makes.includes(make) ? makes : [...makes, make],
		make_model: isTicked ? models.filter((other) => other !== model) : [...models, model],
	};
	return changeSearch(state, { refinements });
}

import type { SearchChange } from '../state.ts';

/**
 * A change of a search; where it finds nothing, with the models too whose names begin with one of its models, if these find something: who
 * types 'Journey 19 ft' means a Journey Outback where no Journey is so long.
 *
 * @param known the makes with models of the stock
 * @param totalOf the number of vehicles that a change finds
 */
export async function withNamesakes(
	change: SearchChange,
	known: readonly string[],
	totalOf: (change: SearchChange) => Promise<number>,
): Promise<SearchChange> {
	const models = change.refinements?.make_model ?? [];
	const namesakes = known.filter((name) =>
		models.some((model) => name.startsWith(model) && isFurther(name, model.length)),
	);
	if (namesakes.length === 0 || (await totalOf(change)) > 0) return change;
	const make_model = [...new Set([...models, ...namesakes])];
	const wider = { ...change, refinements: { ...change.refinements, make_model } };
	return (await totalOf(wider)) > 0 ? wider : change;
}

/** Whether a name goes on after a model's: ' Outback', and after a digit a letter, as in MT-07LA. */
function isFurther(name: string, length: number): boolean {
	return /^(. |\d[A-Z])/.test(name.slice(length - 1));
}

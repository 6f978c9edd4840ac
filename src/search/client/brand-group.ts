import type { ClientRequest } from './request.ts';
import type { VehicleSearchClient } from './search-client.ts';

type Group = readonly string[];

/**
 * Makes and the models chosen under them are one group: 'Corolla' under Toyota and all of Kia find both (FACETS-033, resolution 23).
 * InstantSearch asks for vehicles of these makes that are also of these models, which would leave the Kias out.
 */
export function brandGroup(client: VehicleSearchClient): VehicleSearchClient {
	return { ...client, search: (requests) => client.search(requests.map(withBrandGroup)) };
}

/** A request whose makes and models are one group. */
export function withBrandGroup(request: ClientRequest): ClientRequest {
	const groups = request.params?.facetFilters;
	if (!Array.isArray(groups)) return request;
	const isOf = (facet: string) => (group: unknown) =>
		valuesOf(group).every((each) => each.startsWith(`${facet}:`));
	const makes = groups.find(isOf('make'));
	const models = groups.find(isOf('make_model'));
	if (!models) return request;
	const others = groups.filter((group) => group !== makes && group !== models);
	const brands = makes ? [merged(valuesOf(makes), valuesOf(models))] : brandsWithoutMakes(request, models);
	return { ...request, params: { ...request.params, facetFilters: [...others, ...brands] } };
}

/** Makes of which a model is chosen give way to it. */
function merged(makes: Group, models: Group): string[] {
	const names = models.map((model) => model.slice('make_model:'.length));
	const isNarrowed = (make: string) =>
		names.some((name) => name.startsWith(`${make.slice('make:'.length)} `));
	return [...makes.filter((make) => !isNarrowed(make)), ...models];
}

/** The query that counts makes leaves their filter out; so must it the models', or all other makes would count none. */
function brandsWithoutMakes({ params }: ClientRequest, models: unknown): unknown[] {
	const facets = typeof params?.facets === 'string' ? [params.facets] : (params?.facets ?? []);
	return facets.length === 1 && facets[0] === 'make' ? [] : [models];
}

function valuesOf(group: unknown): Group {
	return typeof group === 'string' ? [group] : (group as Group);
}

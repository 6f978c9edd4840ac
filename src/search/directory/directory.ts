import { bodyTypeOf } from '../../domain/vehicle/attributes/body-types.ts';
import { slugOf } from '../../domain/vehicle/naming/slug.ts';
import type { SearchDocument } from '../../domain/vehicle/record/search-document.ts';

/** Results per page of the manufacturer and model search and of the catalogue (DIRECTORY-004). */
export const DIRECTORY_PAGE_SIZE = 21;

/** How many of their answers are cached (DIRECTORY-005). */
export const DIRECTORY_CACHE_ENTRIES = 10;

/** The pause in typing after which they search, milliseconds (DIRECTORY-006). */
export const DIRECTORY_DEBOUNCE_MS = 300;

/** A name with its number of vehicles in the stock. */
export interface CountedName {
	readonly name: string;
	readonly slug: string;
	readonly count: number;
}

/** A model in the stock with its manufacturer (RESULTS-013). */
export interface DirectoryEntry {
	readonly manufacturer: { readonly name: string; readonly slug: string };
	/** The commonest body type of its vehicles; null when none is known. */
	readonly model: { readonly name: string; readonly slug: string; readonly body: string | null };
	readonly count: number;
}

/** The makes, bodies and models of a stock, the most frequent first: small enough to load on the first interaction. */
export interface Directory {
	readonly makes: readonly CountedName[];
	readonly bodies: readonly CountedName[];
	readonly models: readonly DirectoryEntry[];
}

type Listed = Pick<SearchDocument, 'make' | 'model' | 'body'>;

/** The directory of a stock. A body whose slug is also a make's slug is left out, as its address is the make's (resolution 16). */
export function directoryOf(vehicles: readonly Listed[]): Directory {
	const makes = counted(vehicles, ({ make }) => make);
	const bodies = counted(vehicles, ({ body }) => body ?? '').filter(({ name }) => bodyTypeOf(name));
	const byMake = bySlug(vehicles, ({ make }) => make);
	return {
		makes,
		bodies: bodies.filter(({ slug }) => !makes.some((make) => make.slug === slug)),
		models: makes
			.flatMap((make) => modelsOf(make, byMake.get(make.slug) ?? []))
			.sort((a, b) => b.count - a.count),
	};
}

function modelsOf({ name, slug }: CountedName, own: readonly Listed[]): DirectoryEntry[] {
	const byModel = bySlug(own, ({ model }) => model);
	return counted(own, ({ model }) => model).map(({ count, ...model }) => {
		const [body = null] = counted(byModel.get(model.slug) ?? [], ({ body }) => body ?? '');
		return { manufacturer: { name, slug }, model: { ...model, body: body?.name ?? null }, count };
	});
}

/** The names of some vehicles, merged by slug; vehicles without a name are not counted. */
function counted(vehicles: readonly Listed[], nameOf: (vehicle: Listed) => string): CountedName[] {
	return [...bySlug(vehicles, nameOf)]
		.map(([slug, named]) => ({ name: named[0] ? nameOf(named[0]) : slug, slug, count: named.length }))
		.sort((a, b) => b.count - a.count || a.name.localeCompare(b.name, 'en-AU'));
}

/** Vehicles by the slug of a name, those without a name left out. Thousands of vehicles have the same few names. */
function bySlug(
	vehicles: readonly Listed[],
	nameOf: (vehicle: Listed) => string,
): Map<string, readonly Listed[]> {
	const slugs = new Map([...new Set(vehicles.map(nameOf))].map((name) => [name, slugOf(name)]));
	const groups = Map.groupBy(vehicles, (vehicle) => slugs.get(nameOf(vehicle)) ?? '');
	groups.delete('');
	return groups;
}

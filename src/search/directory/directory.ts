import { bodyTypeOf } from '../../domain/vehicle/body-types.ts';
import type { SearchDocument } from '../../domain/vehicle/record/search-document.ts';
import { slugOf } from '../../domain/vehicle/slug.ts';

/** What the manufacturer and model search and the catalogue show on one page (DIRECTORY-004). */
export const DIRECTORY_PAGE_SIZE = 21;

/** How many of their answers are kept (DIRECTORY-005). */
export const DIRECTORY_CACHE_ENTRIES = 10;

/** How long typing must rest before they search, milliseconds (DIRECTORY-006). */
export const DIRECTORY_DEBOUNCE_MS = 300;

/** A name with how many vehicles of a stock have it. */
export interface CountedName {
	readonly name: string;
	readonly slug: string;
	readonly count: number;
}

/** A model of a stock with its manufacturer (RESULTS-013). */
export interface DirectoryEntry {
	readonly manufacturer: { readonly name: string; readonly slug: string };
	/** The body most of them have; null when none is known. */
	readonly model: { readonly name: string; readonly slug: string; readonly body: string | null };
	readonly count: number;
}

/** The makes, bodies and models of a stock, the most frequent first: small enough for a page to load on the first touch. */
export interface Directory {
	readonly makes: readonly CountedName[];
	readonly bodies: readonly CountedName[];
	readonly models: readonly DirectoryEntry[];
}

type Listed = Pick<SearchDocument, 'make' | 'model' | 'body'>;

/** The directory of a stock. A body gives way to a make with its slug, as its address does (resolution 16). */
export function directoryOf(vehicles: readonly Listed[]): Directory {
	const makes = counted(vehicles, ({ make }) => make);
	const bodies = counted(vehicles, ({ body }) => (body && bodyTypeOf(body) ? body : ''));
	return {
		makes,
		bodies: bodies.filter(({ slug }) => !makes.some((make) => make.slug === slug)),
		models: makes.flatMap((make) => modelsOf(make, vehicles)).sort((a, b) => b.count - a.count),
	};
}

function modelsOf({ name, slug }: CountedName, vehicles: readonly Listed[]): DirectoryEntry[] {
	const own = vehicles.filter(({ make }) => slugOf(make) === slug);
	return counted(own, ({ model }) => model).map(({ count, ...model }) => {
		const same = own.filter((vehicle) => slugOf(vehicle.model) === model.slug);
		const [body = null] = counted(same, ({ body }) => body ?? '');
		return { manufacturer: { name, slug }, model: { ...model, body: body?.name ?? null }, count };
	});
}

/** The names of some vehicles, those with one slug as one; vehicles without a name are not counted. */
function counted(vehicles: readonly Listed[], nameOf: (vehicle: Listed) => string): CountedName[] {
	const bySlug = Map.groupBy(vehicles.map(nameOf), slugOf);
	bySlug.delete('');
	return [...bySlug]
		.map(([slug, names]) => ({ name: names[0] ?? slug, slug, count: names.length }))
		.sort((a, b) => b.count - a.count || a.name.localeCompare(b.name, 'en-AU'));
}

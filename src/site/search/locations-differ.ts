import type { SearchDocument } from '../../domain/vehicle/record/search-document.ts';

type LocationField = 'location_name' | 'city' | 'dealership_name';

/**
 * Whether the location facet differs from the city and dealership facets. Where each location has one city of its own,
 * or one dealership, its section would repeat theirs (FACETS-035 asks for both of these).
 */
export function locationsDiffer(documents: readonly Pick<SearchDocument, LocationField>[]): boolean {
	return !isSameDivision(documents, 'city') && !isSameDivision(documents, 'dealership_name');
}

/** Whether locations and the values of another field correspond one to one. */
function isSameDivision(
	documents: readonly Pick<SearchDocument, LocationField>[],
	other: LocationField,
): boolean {
	const known = documents.filter((document) => document.location_name && document[other]);
	const different = (values: (string | null)[]) => new Set(values).size;
	const pairs = different(known.map((each) => `${each.location_name}\n${each[other]}`));
	return (
		pairs === different(known.map(({ location_name }) => location_name)) &&
		pairs === different(known.map((each) => each[other]))
	);
}

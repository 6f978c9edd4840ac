import type { SearchDocument } from '../../domain/vehicle/record/search-document.ts';
import { normalised } from '../embedded/facets/normalised.ts';
import { valueTest } from '../embedded/rows/value-test.ts';
import type { Filter } from '../request.ts';

/** A test whether a document passes a filter, without an index; the result equals that of the search engines. */
export function passesFilter(filter: Filter): (document: SearchDocument) => boolean {
	if ('all' in filter) {
		const parts = filter.all.map(passesFilter);
		return (document) => parts.every((passes) => passes(document));
	}
	if ('any' in filter) {
		const parts = filter.any.map(passesFilter);
		return (document) => parts.some((passes) => passes(document));
	}
	if ('not' in filter) {
		const passes = passesFilter(filter.not);
		return (document) => !passes(document);
	}
	const passes = valueTest(filter);
	return (document) => {
		const values: unknown[] = [document[filter.field]].flat();
		return values.some(
			(value) =>
				value !== null &&
				value !== undefined &&
				passes(typeof value === 'number' ? value : normalised(String(value))),
		);
	};
}
